#!/usr/bin/env bash
# Builds the release of deploy/previous-release as the program $1. make upgrade runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
commit="$(grep -v '^#' deploy/previous-release)"
git cat-file -e "$commit^{commit}" 2>/dev/null || {
  echo "the commit $commit is not in this clone: run git fetch --unshallow" >&2
  exit 1
}
program="$(realpath "$1")"
dir="$(mktemp -d)"
trap 'git worktree remove --force "$dir/site"; rm -rf "$dir"' EXIT
git worktree add --quiet --detach "$dir/site" "$commit"
if cmp -s client/package-lock.json "$dir/site/client/package-lock.json"; then
  ln -s "$PWD/client/node_modules" "$dir/site/client/node_modules"
fi
cd "$dir/site"
test -e client/node_modules || (cd client && npm ci --no-audit --no-fund --loglevel=error)
(cd client && npm run --silent build)
go run ./server/render/compile server/static/dist/server.js server/static/dist/server.bytecode
server/static/licenses.sh
go build -o "$program" ./server
