import { expect, test } from 'vitest';

/* As text: nothing is loaded. */
const text = (files: Record<string, unknown>) => Object.entries(files) as [string, string][];
const sources = text(
  import.meta.glob(['../{ui,layout,sections,handover,form,job,art,testing}/**/*.tsx', '!**/*.{stories,test}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const stories = text(import.meta.glob('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }));

/** Exported functions, classes and constants that are named as components are and make elements. */
const exported = /^export (?:function|class) ([A-Z]\w*)|^export const ([A-Z]\w*) = \(/gm;
const components = sources.flatMap(([file, source]) =>
  [...source.matchAll(exported)].map(([, one, other]) => ({ file, name: (one ?? other) as string })),
);

/** Screens, diagrams and the kinds of specimens are chosen by content: stories show each of them. */
const byName = /^\.\.\/(art\/(screens\/(?!Screen|parts)|diagrams\/)|sections\/specimen\/(?!Specimen))/;

test('every exported component has a story', () => {
  expect(components.length).toBeGreaterThan(110);
  const shown = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b|[{,]\\s*${name}\\b[\\s,}]`);
  const missing = components.filter(
    ({ file, name }) => !byName.test(file) && !stories.some(([, story]) => shown(name).test(story)),
  );
  expect(missing).toEqual([]);
});

test('every screen and diagram that content may name is shown', () => {
  for (const [of, file, elsewhere] of [
    ['ScreenName', '../art/ProductScreen.stories.tsx'],
    ['DiagramName', '../art/Diagram.stories.tsx', 'HANDOVER'],
  ] as const) {
    const story = stories.find(([name]) => name === file)?.[1] ?? '';
    const names = new RegExp(`enum ${of} \\{([^}]*)\\}`).exec(schema)?.[1]?.match(/^ {2}[A-Z][A-Z0-9_]*/gm) ?? [];
    expect(names.length).toBeGreaterThan(5);
    expect(
      names.map((name) => name.trim()).filter((name) => name !== elsewhere && !story.includes(`'${name}'`)),
    ).toEqual([]);
  }
});

const schema = text(
  import.meta.glob('../../../schema.graphql', { query: '?raw', import: 'default', eager: true }),
)[0]?.[1] as string;

/** What a visitor can meet, and the stories that show it. */
const states: Record<string, string[]> = {
  'layout/MobileMenu': ['Closed', 'OneGroupAtATime', 'OnAPageOfAGroup'],
  'layout/DrawerGroup': ['Closed', 'Links', 'GroupsInside'],
  'layout/Menu': ['Closed', 'OpenedByClick', 'OpenedByPointer'],
  'layout/MegaMenu': ['Closed', 'Open'],
  'layout/LoadingOverlay': ['On', 'Off'],
  'layout/ScrollToTop': ['NotYet', 'Shown'],
  'layout/Header': ['AtTheTop', 'Scrolled'],
  'sections/EnquiryForm': ['Full', 'Sending', 'FieldsAtFault', 'Unreachable', 'Offline'],
  'job/ApplicationForm': ['Empty', 'Sending', 'FieldsAtFault', 'Corrected', 'Failing', 'Unreachable', 'JobClosed'],
  'form/UploadRow': ['Waiting', 'Sending', 'Done', 'Refused', 'Broken'],
  'layout/Layout': ['Loading', 'Failing'],
  'sections/JobBoard/JobResults': ['Loading', 'Failed', 'FailedAtFirst', 'Nothing', 'Stale', 'LongWords'],
  'sections/JobBoard/JobBoard': ['NothingFound', 'NothingAtAll', 'Unreachable', 'Stale', 'LongWords'],
  'sections/JobList': ['Unreachable', 'NoneOpen', 'LongWords'],
  'sections/DocumentList': ['Empty', 'LongWords'],
  'sections/EventList': ['NothingPlanned', 'NothingYet', 'LongWords'],
  'sections/PageList': ['Empty', 'LongWords'],
  'ui/DataTable': ['OnAPhone', 'LongWords'],
  'job/ReceiptPage': ['ApplicationOnItsWay', 'EnquiryDelivered'],
};

test('E4: every state of the menus, the header, the overlay, the forms and the lists is a story', () => {
  const missing = Object.entries(states).flatMap(([name, wanted]) => {
    const story = stories.find(([file]) => file === `../${name}.stories.tsx`)?.[1] ?? '';
    return wanted.filter((state) => !story.includes(`export const ${state}:`)).map((state) => `${name}: ${state}`);
  });
  expect(missing).toEqual([]);
});
