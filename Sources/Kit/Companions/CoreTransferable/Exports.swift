// Code that gives content away names its types without another import.
@_exported public import UniformTypeIdentifiers
