import '#theme/site.css';
import '#theme/later.css';
import './docs.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { views } from '#app/views.ts';
import { setClock } from '#handover/clock.ts';
import { deskView } from '#handover/deskViewPart.ts';
import { momentOf } from '#handover/samples.ts';
import { jobText, withoutJob } from '#job/lazyParts.ts';
import * as layout from '#layout/lazyParts.ts';
import { shareLinks } from '#sections/article/shareLinksPart.ts';
import { home } from '#sections/home/homePart.ts';
import * as sections from '#sections/lazyParts.ts';
import { texts } from '#sections/parts/textsPart.ts';
import { plain } from '#sections/plainPart.ts';
import { services } from '#sections/service/servicesPart.ts';
import { type Lazy, loadAll } from '#ui/lazy.ts';
import type { Mocks } from './answer.ts';
import { fromSchema } from './argTypes.ts';
import { expectSilence, listen } from './console.ts';
import { Container, DocsPage, setTheme } from './DocsPage.tsx';
import { keepPlace, takeTurn } from './frames.ts';
import { freeWidth } from './freeWidth.ts';
import { misfitArgs, misfits } from './misfits.ts';
import { snippet } from './snippet.ts';
import { Surroundings } from './surroundings.tsx';
import { viewports } from './viewports.ts';
import { Visitor } from './visitor.tsx';

document.documentElement.classList.add('js');
document.documentElement.lang = 'en';
keepPlace();
if (!('__vitest_browser__' in globalThis)) freeWidth();
// The reader of the message sees the story; its markup would only hide the message.
configure({ getElementError: (message) => new Error(message ?? '') });

const ofHandover = [deskView];
const ofJob = [...ofHandover, jobText, withoutJob];
/** The parts that a folder's components may show, by what the folder may import: see biome.json. Others show any. */
const partsOf: Record<string, Lazy[]> = {
  ui: [],
  form: [],
  art: [],
  handover: ofHandover,
  job: ofJob,
  layout: [...ofHandover, ...Object.values(layout)],
};
const allParts = [
  ...Object.values(views),
  ...Object.values(layout),
  ...Object.values(sections),
  ...ofJob,
  home,
  plain,
  services,
  shareLinks,
  texts,
];

/** As on the site. With an element for each rule, which is the default of development, a run takes a third longer. */
const styles = createCache({ key: 'c', stylisPlugins: [], speedy: true });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [fromSchema],
  // The site has the parts of a page before it shows the page; so have stories.
  loaders: [({ title }) => loadAll(partsOf[title.slice(0, title.indexOf('/'))] ?? allParts)],
  beforeEach: async (context) => {
    await takeTurn(context);
    // Forms remember drafts for the tab, and all stories share one.
    sessionStorage.clear();
    setClock(momentOf('a weekday'));
    return listen();
  },
  // React's production build runs effects after the story is shown, and plays need what they do. In tests, act waits.
  mount: (context) => async () => {
    await context.renderToCanvas();
    if (!('__vitest_browser__' in globalThis))
      await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 1000 }));
    return context.canvas;
  },
  // In the catalog a play may fail because the network is set to offline: the story must still be shown.
  afterEach: ({ parameters }) => {
    if ('__vitest_browser__' in globalThis && !parameters.speaks) expectSilence();
  },
  decorators: [
    (Story, { globals }) => {
      setTheme(globals.theme);
      return (
        <Visitor text={globals.text} colors={globals.colors} motion={globals.motion}>
          <CacheProvider value={styles}>
            <Story />
          </CacheProvider>
        </Visitor>
      );
    },
    (Story, { args, parameters }) => {
      const mocks = Object.entries((parameters.mocks ?? {}) as Mocks);
      const faults = [
        ...misfitArgs(args),
        ...mocks.flatMap(([name, mock]) => misfits(mock?.(), `parameters.mocks.${name}`, name)),
      ];
      if (faults.length > 0) throw new Error(`schema.graphql does not allow the story’s data: ${faults.join('; ')}`);
      return <Story />;
    },
    (Story, { id, globals: { network, country }, parameters: { mocks = {}, path = '/', bare } }) =>
      bare ? (
        <Story />
      ) : (
        <Surroundings key={`${id} ${network} ${country}`} network={network} country={country} path={path} mocks={mocks}>
          <Story />
        </Surroundings>
      ),
  ],
  globalTypes: {
    theme: {
      description: 'Light or dark colors',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: false,
        items: [
          { value: 'system', title: 'Theme: system' },
          { value: 'light', title: 'Theme: light' },
          { value: 'dark', title: 'Theme: dark' },
        ],
      },
    },
    text: {
      description: 'The size of text that the visitor has chosen',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: false,
        items: [
          { value: '', title: 'Text: 100%' },
          { value: '175%', title: 'Text: 200%' },
        ],
      },
    },
    colors: {
      description: 'Whether the system forces its own colors, as nearly as a page can show it',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: false,
        items: [
          { value: 'own', title: 'Colors: the site’s' },
          { value: 'forced', title: 'Colors: forced' },
        ],
      },
    },
    motion: {
      description: 'Whether the visitor prefers reduced motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: false,
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
      },
    },
    network: {
      description: 'How the server answers',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: false,
        items: [
          { value: 'ok', title: 'Network: fine' },
          { value: 'slow', title: 'Network: slow, 2 s' },
          { value: 'error', title: 'Network: errors' },
          { value: 'empty', title: 'Network: empty lists' },
          { value: 'offline', title: 'Network: offline' },
        ],
      },
    },
    country: {
      description: 'Where the visitor is: in India, whole pages list the offices there',
      toolbar: {
        icon: 'globe',
        dynamicTitle: false,
        items: [
          { value: '', title: 'Visitor: elsewhere' },
          { value: 'IN', title: 'Visitor: in India' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', text: '', colors: 'own', motion: 'system', network: 'ok', country: '' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Stories are parts of pages; rules for whole pages are checked by the browser journeys.
      options: {
        rules: {
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Search',
          'Names',
          'Recipes',
          'Foundations',
          'Pages',
          'layout',
          'sections',
          'job',
          'form',
          'art',
          'ui',
          'handover',
          '*',
          'testing',
        ],
      },
    },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: Container,
      source: { transform: snippet },
    },
    // Of a function, the built catalog knows only a shortened name.
    jsx: { functionValue: () => '() => {}', filterProps: (value: unknown) => value !== null && value !== undefined },
  },
};
export default preview;
