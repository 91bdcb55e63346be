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

/** The kinds of specimens are chosen by content: stories show each of them. */
const byName = /^\.\.\/sections\/specimen\/(?!Specimen)/;

/** Nothing to look at: it loads components. */
const byUse = /component: LazyPicture\b/;

test('every exported component has a story', () => {
  expect(components.length).toBeGreaterThan(110);
  const shown = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b|[{,]\\s*${name}\\b[\\s,}]`);
  const missing = components.filter(
    ({ file, name }) => !byName.test(file) && !stories.some(([, story]) => shown(name).test(story)),
  );
  expect(missing).toEqual([]);
});

test('a file with several components shows the props of each', () => {
  const missing = components.filter(({ file, name }) => {
    const story = stories.find(([path]) => path === file.replace('.tsx', '.stories.tsx'))?.[1];
    const source = sources.find(([path]) => path === file)?.[1] ?? '';
    // All icons have the same props.
    const hasProps = file !== '../ui/Icon.tsx' && new RegExp(`^export function ${name}\\((?!\\))`, 'm').test(source);
    return hasProps && story && !new RegExp(`[cC]omponents?: (\\{[^}]*\\b)?${name}\\b`).test(story);
  });
  expect(missing).toEqual([]);
});

test('the most used components are shown used well and badly', () => {
  const hasPictures = (story: string) => story.includes(' good: {') && story.includes(' bad: {');
  const users = (file: string) => {
    const imports = new RegExp(`import \\{[^}]*\\} from '[^']*/${file.slice(file.lastIndexOf('/') + 1)}'`);
    return sources.filter(([path, source]) => path !== file && imports.test(source)).length;
  };
  const mostUsed = stories.filter(
    ([file, story]) => !byUse.test(story) && users(file.replace('.stories.tsx', '.tsx')) >= 8,
  );
  expect(mostUsed.length).toBeGreaterThan(6);
  expect(mostUsed.filter(([, story]) => !hasPictures(story)).map(([file]) => file)).toEqual([]);
  expect(stories.filter(([, story]) => hasPictures(story)).length).toBeGreaterThanOrEqual(10);
});

test('the introduction names files that exist', () => {
  const named = [...introduction.matchAll(/`(Quote\.[\w.]+)`/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(2);
  const there = Object.keys(import.meta.glob('../sections/parts/Quote.*')).map((file) =>
    file.replace('../sections/parts/', ''),
  );
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('the introduction has every folder', () => {
  const others = Object.keys(import.meta.glob(['../*/*', '!./*'])).map((file) => file.split('/')[1] as string);
  const listed = [...introduction.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name as string);
  expect(listed.sort()).toEqual([...new Set(others), 'testing'].sort());
});

test('other names of components lead to pages that exist', () => {
  const ids = stories.map(([file]) => {
    const steps = file.slice(3, -'.stories.tsx'.length).toLowerCase().split('/');
    return (steps.at(-1) === steps.at(-2) ? steps.slice(0, -1) : steps).join('-');
  });
  const linked = [...names.matchAll(/path=\/docs\/([\w-]+)--docs/g)].map(([, id]) => id as string);
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
});

const names = text(
  import.meta.glob('../../.storybook/Names.mdx', { query: '?raw', import: 'default', eager: true }),
)[0]?.[1] as string;

const introduction = text(
  import.meta.glob('../../.storybook/Introduction.mdx', { query: '?raw', import: 'default', eager: true }),
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
  'sections/enquiry/EnquiryForm': ['Full', 'Sending', 'FieldsAtFault', 'Unreachable', 'Offline'],
  'job/ApplicationForm': ['Empty', 'Sending', 'FieldsAtFault', 'Corrected', 'Failing', 'Unreachable', 'JobClosed'],
  'form/UploadRow': ['Waiting', 'Sending', 'Done', 'Refused', 'Broken'],
  'layout/Layout': ['Loading', 'Failing'],
  'sections/JobBoard/JobResults': ['Loading', 'Failed', 'FailedAtFirst', 'Nothing', 'Stale', 'LongWords'],
  'sections/JobBoard/JobBoard': ['NothingFound', 'NothingAtAll', 'Unreachable', 'Stale', 'LongWords'],
  'sections/lists/JobList': ['Unreachable', 'NoneOpen', 'LongWords'],
  'sections/lists/JobsBeside': ['One', 'NoneOpen', 'Stale', 'OnAPhone', 'LongWords'],
  'sections/lists/DocumentList': ['Empty', 'LongWords'],
  'sections/lists/EventList': ['NothingPlanned', 'NothingYet', 'LongWords'],
  'sections/lists/PageList': ['Empty', 'LongWords'],
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
