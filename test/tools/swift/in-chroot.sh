#!/bin/sh
# Runs a command inside a folder made by make-chroot.sh, as root. The command sees the directory named as it is outside,
# under the same path. What is mounted for it is seen by it alone, and is gone when it ends.
set -eu

if [ "$#" -lt 3 ]; then
  echo "usage: $0 <folder> <directory> <command> …" >&2
  exit 2
fi
if [ "${IN_OWN_NAMESPACE:-}" != yes ]; then
  IN_OWN_NAMESPACE=yes exec unshare --mount --propagation private -- "$0" "$@"
fi
chroot=$1
directory=$2
shift 2

# The compiler finds its libraries through /proc.
mount -t proc proc "$chroot/proc"
mount --bind /dev "$chroot/dev"
mkdir -p "$chroot$directory"
mount --bind "$directory" "$chroot$directory"
exec chroot "$chroot" /usr/bin/env --unset IN_OWN_NAMESPACE --chdir "$directory" "$@"
