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

# Words of our own, and German word order, where documentation has a standard term.
private='with(out)? scripts|typing errors?|journeys?|processor time|lay aside|laid aside|for want of|mend(s|ed|ing)?|'
private="\\b(?:${private}is no (text|number|icon|UUID|YAML|whole number)|is told by|to be had|stands? (in|on|under|beside)|"
private="${private}lately|counts? for itself|at the most|(rejected|refused|given up|deleted) for good)\\b|\\d %"

# expect found|missed PATTERN LINE: tries an expression on a line.
expect() {
	got=$(printf '%s\n' "$3" | grep -qPi "$2" && echo found || echo missed)
	[ "$got" = "$1" ] || { echo "lint/phrases.sh: expected $1: $3" >&2; status=1; }
}
expect found "$record" 'Much breaks. Between 2021 and 2026 we drove 27 load tests until something broke.'
expect found "$record" 'text: Shares are from our 31 projects of two years.'
expect found "$record" 'It is the mean of nine sites in our own records.'
expect missed "$record" 'For example, we have 46 flows and nine teams.'
expect missed "$record" 'We show three people and hold eight interviews.'
expect missed "$record" 'Google looked at 400 interviews.'
expect missed "$record" 'We held talks. Three teams came.'
expect found "$private" 'It works without scripts, and 52 % use it.'
expect found "$private" 'How they are deleted stands in the policy.'
expect missed "$private" 'The scripts are 52% smaller. Understand this: it standardizes JavaScript.'

find 'this counts our own work: give a worked example, a typical value or a public source, named as such' "$record" \
	server/content/pages server/content/site.yml server/content/events.yml server/content/documents.yml \
	':!server/content/pages/case-study'
find 'write "percent"' '\bper cents?\b' '*.yml' '*.md' '*.mdx' '*.ts' '*.tsx' '*.go' '*.graphql'
find 'use the standard term: without JavaScript, typo, browser test, CPU time, dead letter, fix, is not a, is in, recently, '\
'on its own, at most, permanently, 52%' "$private" '*.md' '*.mdx' ':!server/content/README.md'
exit $status
