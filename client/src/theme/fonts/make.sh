#!/bin/sh
# Splits the fonts in two, so that a first visit loads less: make.sh FONTSOURCE_DIR, the whole path of
# node_modules/@fontsource-variable. Needs: apt-get install fonttools python3-brotli. Gives the same bytes each time.
# codegen/fonts.mjs reads the ranges.
set -eu
cd "$(dirname "$0")"
basic=U+0-7E,U+A0,U+A3,U+A9,U+B7,U+D7,U+E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+2212
more=U+A1-A2,U+A4-A8,U+AA-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2215
whole=$(mktemp)
trap 'rm "$whole"' EXIT
for family in familjen-grotesk instrument-sans red-hat-mono; do
  latin=$1/$family/files/$family-latin-wght-normal.woff2
  case $family in
    red-hat-mono) fonttools varLib.instancer "$latin" wght=500:600 -o "$whole" && features= ;; # all that the site uses
    *) cp "$latin" "$whole" && features='*' ;;
  esac
  for part in basic more; do
    eval "range=\$$part"
    pyftsubset "$whole" --unicodes="$range" --layout-features="$features" --flavor=woff2 \
      --output-file="$family-$part.woff2"
  done
done
