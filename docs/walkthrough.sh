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
sections=client/src/sections

# 1. Schema.
sed -i 's/^  | QuoteSection$/&\n  | NoticeSection/' schema.graphql
cat >> schema.graphql <<'END'

"One thing to know before reading on."
type NoticeSection {
  "The section's identity, unique among all ids of the API and opaque."
  id: ID!
  "The fragment of its address. Null when it has none."
  anchor: String
  "The heading."
  heading: String!
  "What to know, one or two sentences."
  notice: String!
}
END
cat > $sections/Notice.graphql <<'END'
fragment Notice on NoticeSection {
  anchor
  heading
  notice
}
END
sed -i 's/^  \.\.\.Quote$/&\n  ...Notice/' $sections/Sections.graphql
make generate

# 2. Component. Types are wrong until it has its row.
cat > $sections/Notice.tsx <<'END'
import { Inline } from '#ui/Inline.tsx';
import type { NoticeFragment } from './Notice.generated.ts';
import { type Ground, Section } from './Section.tsx';

/** One thing to know before reading on. */
export function Notice({ anchor, heading, notice, ground }: NoticeFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} ground={ground}>
      <p>
        <Inline text={notice} />
      </p>
    </Section>
  );
}
END
# The story of another section, with the new one's name and props.
sed 's/Quote/Notice/g; s/quote: .*/notice: '"'We answer messages on Monday.'"',/; /source: /d' \
  $sections/Quote.stories.tsx > $sections/Notice.stories.tsx
if (cd client && npx tsc -p .); then echo 'types are right without a row in sectionTypes.ts' >&2; exit 1; fi
sed -i 's/^  QuoteSection: .*/  NoticeSection: staticSection(plain, (module) => module.Notice),\n&/' $sections/sectionTypes.ts
sed -i "s#^export { PageList }.*#export { Notice } from './Notice.tsx';\n&#" $sections/plain.ts
(cd client && npx biome check --write --error-on-warnings src/sections)

# 3. Server.
sed -i 's/^\t"quote": .*/&\n\t"notice": reflect.TypeFor[graph.NoticeSection](),/' server/content/section.go
sed -i 's/^\tcase \*graph.DiagramSection:/\tcase *graph.NoticeSection:\n\t\td.heading(s.Anchor, s.Heading, nil)\n\t\td.text("P", inline(s.Notice, bodyText), left+hang, measure-hang, 11)\n&/' server/document/section.go
gofmt -w server/content/section.go server/document/section.go
make generate

# 4. Use and check it.
sed -i '0,/^  - callToAction:/s//  - notice:\n      heading: Before you count\n      notice: Count the rounds of the last three hires, not of the best one.\n&/' \
  server/content/pages/blogs/hr-trends.yml
git add .
make fresh build
bin/site check
go test ./graph ./server/content ./server/document
cd client
npm run --silent check
npx vitest run --project unit
npx vitest run --project stories -t 'sections/Notice( |$)'
