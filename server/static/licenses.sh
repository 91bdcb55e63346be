#!/usr/bin/env bash
# Writes the licenses of all that the program contains to dist/licenses.txt, after the client's build. make build runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
dist=server/static/dist

# Adds the text of the license where a package only names it. Fails if that is not MIT.
with_texts() {
  mit="$(sed '1,/^Copyright/d' client/node_modules/react/LICENSE)" awk '
    function end_section() {
      if (!head || has_text) return
      if (head !~ /\(MIT\)$/) { print head ": there is no text of its license" > "/dev/stderr"; failed = 1; exit 1 }
      print "The package names its license without a text:\n" ENVIRON["mit"] "\n"
    }
    /^## / { end_section(); head = $0; has_text = 0; print; next }
    $0 != "" { has_text = 1 }
    { print }
    END { if (!failed) end_section() }'
}

{
  cat LICENSE
  for font in client/src/theme/fonts/OFL-*.txt; do printf '\n\n## %s\n\n' "$(basename "$font" .txt)"; cat "$font"; done
  printf '\n\n## DejaVu fonts\n\n'
  cat client/node_modules/dejavu-fonts-ttf/LICENSE
  printf '\n\n## GeoNames\n\n'
  printf 'The time zones of cities and the places of cities and postal codes are based on data of GeoNames\n'
  printf '(https://www.geonames.org), available under CC BY 4.0:\n'
  printf 'https://creativecommons.org/licenses/by/4.0/\n'
  printf '\n\n# Packages in the pages of the site\n\n'
  tail -n +5 $dist/licenses.md
  printf '\n\n# More packages in the playground\n\n'
  awk 'NR == FNR { known[$0]; next } /^## / { isKnown = $0 in known } !isKnown' $dist/licenses.md \
    <(tail -n +5 $dist/playground/licenses.md)
  printf '\n\n# Go modules in the server\n'
  printf '\n## Go\n\n'
  cat "$(go env GOROOT)/LICENSE"
  go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' ./server | sort -u |
    while read -r module version folder; do
      printf '\n## %s %s\n\n' "$module" "$version"
      # Fails for a module without a license, which must not be distributed.
      find "$folder" -maxdepth 1 -type f -iregex '.*/\(licen[sc]e\|copying\|notice\)[^/]*' | sort | grep . | xargs cat
    done
} | with_texts > $dist/licenses.txt
gzip --best --keep --force $dist/licenses.txt
