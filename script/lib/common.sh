# shellcheck shell=bash disable=SC2034
# What the scripts share. Sourced by them, not run.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

# Prints a step, so that a long run shows where it is.
step() { printf '\n== %s\n' "$*"; }

# Prints a command and runs it.
run() {
  printf '+ %s\n' "$*"
  "$@"
}

# Ends with a reason.
die() {
  printf '%s\n' "$*" >&2
  exit 1
}

need_swift() {
  command -v swift >/dev/null ||
    die "Swift is not on the PATH. Install Swift 6.2 or later (https://www.swift.org/install/linux) and run this again."
}

# Installs the Debian packages that are missing, as root or with sudo; does nothing when all are there.
install_packages() {
  local missing=() name
  command -v dpkg-query >/dev/null || {
    printf 'Not a Debian system: make sure that these are installed: %s\n' "$*"
    return 0
  }
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ "${#missing[@]}" -gt 0 ] || return 0
  step "Installing system packages: ${missing[*]}"
  local as=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "Missing packages: ${missing[*]}. Run as root: apt-get install ${missing[*]}"
    as=(sudo)
  fi
  # An old package list may not have them; a fresh one is fetched only then.
  run "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" || {
    run "${as[@]}" apt-get update
    run "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
  }
}

# The libraries that the assistant and the sample apps link: the database, EXIF data of pictures, packed files.
install_libraries() { install_packages pkg-config libsqlite3-dev libexif-dev zlib1g-dev; }

# Builds once, in debug, the tools that run while apps are built, the one behind the build plugin and the macros, and the
# one that adopts projects.
# swift-syntax would be built again in each package and configuration otherwise.
# The first is named for every build that follows; `prithee install` finds all beside the command.
build_tools() {
  step "Building the extraction tool, the macros and the tool that adopts"
  run env -u PRITHEE_EXTRACT -u PRITHEE_MACROS swift build --package-path "$root" --product prithee-extract
  run env -u PRITHEE_EXTRACT -u PRITHEE_MACROS swift build --package-path "$root" --product AppIntentsMacros
  run env -u PRITHEE_EXTRACT -u PRITHEE_MACROS swift build --package-path "$root" --product prithee-adopt
  tools="$(swift build --package-path "$root" --show-bin-path)"
  PRITHEE_EXTRACT="$tools/prithee-extract"
  export PRITHEE_EXTRACT
}
