#!/usr/bin/env bash
# Follows "Adding a section" and "Adding a field to a job" in CONTRIBUTING.md in a copy of the last commit. make
# walkthrough runs it.
set -euo pipefail
root=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
copy=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$copy"' EXIT
git -C "$root" worktree add --quiet --detach "$copy"
cp -a "$root/client/node_modules" "$copy/client/"
touch "$copy/client/node_modules/.installed" # newer than package.json, or make installs again
cd "$copy"

# insert PATTERN TEXT FILE: adds lines after the first line that matches.
insert() {
  grep -qP "$1" "$3" || { echo "$3 has no $1" >&2; return 1; }
  sed -i "0,/$1/s//&\n$2/" "$3"
}

# after TEXT MORE FILE: adds to a line, everywhere that it has the text.
after() {
  grep -qF "$1" "$3" || { echo "$3 has no $1" >&2; return 1; }
  perl -pi -e 'BEGIN { ($text, $more) = splice @ARGV, 0, 2 } s/\Q$text\E/$text$more/' "$1" "$2" "$3"
}

# A field of a job.
insert '^  employer: String!' '  "The team."\n  team: String!' schema.graphql
insert '^\tEmployer  *string' '\tTeam string' graph/job.go
last=$(find server/db/migrations -name '*.sql' -printf '%f\n' | sort | tail -1)
printf -- '-- +goose Up\nALTER TABLE job ADD COLUMN team TEXT NOT NULL DEFAULT '"''"';\n' >"server/db/migrations/$(printf %04d $((10#${last%%_*} + 1)))_team.sql"
insert '^\tEmployer  *string.*' '\tTeam string `json:"team,omitempty" yaml:"team"`' server/jobs/record.go
insert '^\tr.text."employer".*' '\tr.expect(utf8.RuneCountInString(r.Team) <= 80, "team", "at most 80 characters")' server/jobs/record.go
after '"employer",' ' "team",' server/jobs/job.go
after '&r.Employer,' ' &r.Team,' server/jobs/job.go
after 'Employer: r.Employer,' ' Team: r.Team,' server/jobs/write.go
after ' j.Employer,' ' j.Team,' server/jobs/write.go
after 'Employer: j.Employer,' ' Team: j.Team,' server/jobs/file.go
after '"employer",' ' "team",' server/jobs/file.go
after '"employer": &r.Employer' ', "team": &r.Team' server/jobs/file.go
after 'text(j.Employer),' ' Team: text(j.Team),' server/remote/upstream.go
insert '^\tEmployer  *text.*' '\tTeam text `json:"team,omitempty"`' server/remote/contract.go
insert '^\t\tEmployer:  .*' '\t\tTeam: line(w.Team, 80),' server/remote/contract.go
insert '^  employer$' '  team' client/src/job/JobFacts.graphql
sed -i 's/reference, employer }/reference, employer, team }/; s/<Fact name="Reference">/{team \&\& <Fact name="Team">{team}<\/Fact>}\n      &/' \
  client/src/job/JobFacts.tsx
insert "^  employer: 'Hire360'," "  team: 'Payments'," client/src/job/samples.ts
gofmt -w graph server

make section NAME=notice
sed -i '0,/^  - callToAction:/s//  - notice:\n      heading: Before you count\n      sentence: Count the rounds of the last three hires, not of the best one.\n&/' \
  server/content/pages/blogs/hr-trends.yml

git add .
make fresh build
bin/site check
go test ./graph ./server/content ./server/paper ./server/db ./server/jobs ./server/remote
go test ./server -run EveryBackendAnswersAlike
(cd client && npm run --silent check && npx vitest run --project unit)
make accept-pictures NAME=sections/parts/Notice
make accept-pictures NAME=job/JobFacts
