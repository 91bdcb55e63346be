#!/usr/bin/env bash
# Follows "Adding a section" in CONTRIBUTING.md in a copy of the last commit. make walkthrough runs it.
set -euo pipefail
root=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
copy=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$copy"' EXIT
git -C "$root" worktree add --quiet --detach "$copy"
cp -a "$root/client/node_modules" "$copy/client/"
touch "$copy/client/node_modules/.installed" # newer than package.json, or make installs again
cd "$copy"

make section NAME=notice

# Use and check it.
sed -i '0,/^  - callToAction:/s//  - notice:\n      heading: Before you count\n      sentence: Count the rounds of the last three hires, not of the best one.\n&/' \
  server/content/pages/blogs/hr-trends.yml
git add .
make fresh build
bin/site check
go test ./graph ./server/content ./server/document
cd client
npm run --silent check
npx vitest run --project unit
npx vitest run --project stories -t 'sections/Notice( |$)'
