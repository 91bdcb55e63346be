import { Fragment, type ReactNode } from 'react';
import { QuestionsAndForm } from '#sections/enquiry/QuestionsAndForm.tsx';
import { groundsOf, isBand, questionsAndForm } from './grounds.ts';
import type { Ground } from './Section.tsx';
import type { SectionsFragment } from './Sections.generated.ts';
import { typeOf } from './sectionTypes.ts';

interface SectionsProps {
  sections: readonly SectionsFragment[];
  /** The background of what is above. */
  above?: Ground;
  /** Shown after the first section. */
  afterFirst?: ReactNode;
  /** Shown before the form or call to action that ends the page, or else at its end. */
  children?: ReactNode;
}

/** The sections of a page, each with its background. */
export function Sections({ sections, above, afterFirst, children }: SectionsProps) {
  const grounds = groundsOf(sections, above);
  const pair = questionsAndForm(sections);
  const last = sections.at(-1);
  const shown = sections.map((section, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never move
    <Fragment key={i}>
      <SectionOfType section={section} ground={grounds[i] ?? 'light'} />
      {i === 0 && afterFirst}
    </Fragment>
  ));
  if (pair)
    return (
      <>
        {shown.slice(0, pair.jobs ? -3 : -2)}
        {children}
        <QuestionsAndForm {...pair} />
      </>
    );
  const end = last && isBand(last) ? sections.length - 1 : sections.length;
  return (
    <>
      {shown.slice(0, end)}
      {children}
      {shown.slice(end)}
    </>
  );
}

function SectionOfType({ section, ground }: { section: SectionsFragment; ground: Ground }) {
  const { component: Component } = typeOf(section);
  return <Component {...section} ground={ground} />;
}
