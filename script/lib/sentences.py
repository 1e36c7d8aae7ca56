"""How the sentences of Data/requests are compared: by their letters and digits, without case, marks and spaces."""
import unicodedata


def folded(text):
    return "".join(one for one in unicodedata.normalize("NFKC", text).lower() if one.isalnum())


def mark(text):
    """The FNV-1a hash of what is left of a sentence."""
    value = 0xCBF29CE484222325
    for byte in folded(text).encode("utf8"):
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"
