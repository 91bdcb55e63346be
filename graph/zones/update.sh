#!/usr/bin/env bash
# Writes the newest IANA time zones, as Debian packages them, to zoneinfo.tar.gz. With --check it only fails if those
# are newer than the ones here. Without apt, it does nothing but say so.
set -euo pipefail
cd "$(dirname "$0")"
command -v apt-get >/dev/null || { echo 'without apt, the age of the time zones cannot be checked' >&2; exit 0; }
test "$(id -u)" != 0 || apt-get update -qq || true
newest="$(apt-cache policy tzdata | sed -nE 's/^ *Candidate: (20[0-9]{2}[a-z]).*/\1/p')"
here="$(tar -xzOf zoneinfo.tar.gz ./version 2>/dev/null || true)"
if test "${1:-}" = --check; then
	if [[ "$newest" > "$here" ]]; then
		echo "The built-in time zones are $here, and $newest is out: run make zones, and commit graph/zones" >&2
		exit 1
	fi
	exit 0
fi
work="$(mktemp -d)" && trap 'rm -r "$work"' EXIT && chmod 755 "$work"
(cd "$work" && apt-get download -qq tzdata && dpkg -x tzdata_*.deb .)
shared="$work/usr/share/zoneinfo"
# Links are hard: the archive has each zone once.
zic -b slim -d "$work/out" "$shared/tzdata.zi"
cp "$shared/zone.tab" "$work/out"
sed -n '1s/# version //p' "$shared/tzdata.zi" | tr -d '\n' >"$work/out/version"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$work/out" -c . | gzip -9n >zoneinfo.tar.gz
echo "zoneinfo.tar.gz has $(cat "$work/out/version")"
