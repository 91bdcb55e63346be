#!/usr/bin/env bash
# Lints and tests what differs from the commit given, or else from where main was left. make quick runs it.
set -euo pipefail
cd "$(dirname "$0")/.."
since=${1:-$(git merge-base HEAD origin/main 2>/dev/null || echo HEAD)}
mapfile -t changed < <({ git diff --name-only --diff-filter=d "$since"; git ls-files --others --exclude-standard; } | sort -u)
# $(those REGEX) lists the changed files that match.
those() { printf '%s\n' "${changed[@]}" | grep -E "$1" || true; }

go=$(those '^(docs|graph|server)/.*\.go$')
if [ -n "$go" ]; then
  unformatted=$(gofmt -l $go)
  [ -z "$unformatted" ] || { echo "gofmt -w $unformatted" >&2; exit 1; }
  packages=$(dirname $go | sort -u | sed 's|^|./|')
  go vet $packages
  # The tests of the whole program take minutes: make test-go.
  packages=$(grep -vx ./server <<< "$packages" || true)
  [ -z "$packages" ] || go test -trimpath -vet=off -short $packages
fi
[ -z "$(those '^server/content/.*\.yml$')" ] || go test -trimpath -vet=off -short ./server/content

cd client
if [ -n "$(those '^client/.*\.(tsx?|mjs|json)$')" ]; then
  npx tsc -p . && npx tsc -p tsconfig.tools.json
  files=$(those '^client/.*\.(tsx?|mjs|css)$' | sed 's|^client/||')
  [ -z "$files" ] || npx biome check --error-on-warnings --no-errors-on-unmatched $files
  npx vitest run --project unit
fi
# Stories are chosen by the name of their component, as folder/Name.
stories=$(those '^client/src/.*\.tsx$' | sed -E 's|^client/src/||; s|(\.stories)?\.tsx$||' | sort -u | paste -sd'|')
[ -z "$stories" ] || npx vitest run --project stories --passWithNoTests -t "($stories)( |$)"

words=$(those '\.(md|mdx|go|tsx?|mjs|yml|graphql)$')
[ -z "$words" ] || npx cspell lint --config ../cspell.config.yaml --root .. --no-progress --no-summary --no-must-find-files $words
[ -z "$words" ] || (cd .. && node client/prose/lint.mjs $words)
