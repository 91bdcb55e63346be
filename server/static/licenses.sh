#!/usr/bin/env bash
# Writes the licenses of all that the program contains to dist/licenses.txt, after the client's build. make build runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
dist=server/static/dist

{
  cat LICENSE
  for font in client/src/theme/fonts/OFL-*.txt; do printf '\n\n## %s\n\n' "$(basename "$font" .txt)"; cat "$font"; done
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
} > $dist/licenses.txt
gzip --best --keep --force $dist/licenses.txt
