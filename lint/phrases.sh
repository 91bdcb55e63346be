#!/bin/sh
# Finds phrases, which a spelling checker cannot: it reads word by word. Run it with no arguments from any folder.
cd "$(dirname "$0")/.." || exit 1
status=0

# find NAME PATTERN PATH…: reports every line of the files in which the Perl expression matches.
find() {
	name=$1 pattern=$2
	shift 2
	git grep -nPi --untracked "$pattern" -- "$@" && { echo "lint/phrases.sh: $name" >&2; status=1; }
}

# A count of our own past work, such as "we ran 27 load tests", within one sentence. Readers cannot check it. A sentence
# that calls itself an example may have one, and so may case studies, which say that they are representative.
end='[.!?]["”’)]*(?:\s|$)'
sentence="(?:(?!$end).)*?"
example='typical|typically|examples?|representative|usual|usually|would|if|suppose|imagine|composed'
did='\w+ed|have|had|ran|run|read|drove|held|took|saw|found|built|kept|led|went|put|met'
ours="we (?:$did)|(?:from|of|in|over|across) our|our (?:own|records|teams|recruiters|notes|projects|figures|clients)"
teens='thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
tens='twenty|thirty|forty|fifty|sixty|hundreds?|dozens?|thousands?'
number="\\d\\S*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|$teens|$tens"
people='clients|customers|employers|companies|firms|teams|developers|people'
places='plants|sites|apps|systems|inventories|registers|flows|shows|functions'
work='projects|searches|calls|offers|interviews|reviews|audits|tests|trials|bills|pauses|engagements|placements'
more='migrations|tenders|ideas'
counted="(?:$number)\\W+(?:\\w+\\W+){0,2}(?:$people|$places|$work|$more)\\b"
record="(?:^|$end)(?!$sentence\\b(?:$example)\\b)(?=$sentence\\b(?:$ours)\\b)$sentence\\b$counted"

expect() { # expect found|missed LINE: the expression above, tried on a line
	got=$(printf '%s\n' "$2" | grep -qPi "$record" && echo found || echo missed)
	[ "$got" = "$1" ] || { echo "lint/phrases.sh: expected $1: $2" >&2; status=1; }
}
expect found 'Much breaks. Between 2021 and 2026 we drove 27 load tests until something broke.'
expect found 'text: Shares are from our 31 projects of two years.'
expect found 'It is the mean of nine sites in our own records.'
expect missed 'For example, we have 46 flows and nine teams.'
expect missed 'We show three people and hold eight interviews.'
expect missed 'Google looked at 400 interviews.'
expect missed 'We held talks. Three teams came.'

find 'this counts our own work: give a worked example, a typical value or a public source, named as such' "$record" \
	server/content/pages server/content/site.yml server/content/events.yml server/content/documents.yml \
	':!server/content/pages/case-study'
find 'write "percent"' '\bper cents?\b' '*.yml' '*.md' '*.mdx' '*.ts' '*.tsx' '*.go' '*.graphql'
exit $status
