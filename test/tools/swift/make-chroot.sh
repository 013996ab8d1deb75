#!/bin/sh
# Makes a folder with Debian 13 and its Swift compiler, for test/sdk/swift.test.ts on a machine that has none. Run it as
# root on a Debian or Ubuntu with debootstrap; it takes about a minute and 3 GB. Then: SWIFT_CHROOT=<folder> npm test
set -eu

if [ "$#" -ne 1 ] && [ "$#" -ne 2 ]; then
  echo "usage: $0 <folder> [<address of a Debian mirror>]" >&2
  exit 2
fi
folder=$1
# Without a mirror's address, debootstrap's own default counts. A machine that runs Debian already knows a better one.
mirror=${2:-$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Origin: Debian' 2>/dev/null | grep -v security | head -n 1)}

if [ -L "$folder/usr/bin/swift" ]; then
  # One that was made before packages were unpacked in it.
  [ -x "$folder/usr/bin/unzip" ] || { chroot "$folder" apt-get update && chroot "$folder" apt-get install --yes --no-install-recommends unzip; }
  echo "$folder has a Swift compiler already."
  exit 0
fi
command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; exit 1; }

# What is mounted in it meanwhile is gone when this ends, however it ends.
if [ "${MAKING_SWIFT:-}" != yes ]; then
  MAKING_SWIFT=yes exec unshare --mount --propagation private -- "$0" "$folder" $mirror
fi

# Under another name until it is whole, so that a folder of an interrupted run is not taken for one with a compiler.
draft=$folder.draft
rm -rf "$draft"
mkdir -p "$draft"
debootstrap --variant=minbase --include=ca-certificates trixie "$draft" $mirror
chroot "$draft" apt-get update
DEBIAN_FRONTEND=noninteractive chroot "$draft" apt-get install --yes --no-install-recommends swiftlang libc6-dev libstdc++-14-dev unzip
chroot "$draft" apt-get clean
"$(dirname "$0")/in-chroot.sh" "$draft" /tmp swiftc --version
rm -rf "$folder"
mv "$draft" "$folder"
