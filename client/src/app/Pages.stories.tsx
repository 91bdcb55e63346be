import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { useData } from '#data/hooks.ts';
import type { PageKind } from '#gql/schema-types.ts';
import { JobPage } from '#job/JobPage.tsx';
import { ReceiptPage } from '#job/ReceiptPage.tsx';
import { job, receipt } from '#job/samples.ts';
import { Layout } from '#layout/Layout.tsx';
import { LoadingOverlay } from '#layout/LoadingOverlay.tsx';
import { slope } from '#sections/charts/samples.ts';
import { campaign } from '#sections/Demo/samples.ts';
import { found } from '#sections/JobBoard/samples.ts';
import { hero, link } from '#sections/samples.ts';
import { compared, table } from '#sections/specimen/samples.ts';
import { useLocation } from '#ui/location.ts';
import { pictures } from '#ui/samples.ts';
import { useCountry } from '#ui/site.ts';
import { load } from './load.ts';
import { NotFound, Page } from './Page.tsx';

/** Every kind of page, whole: with the samples of its top, and sections made up from the schema. */
const meta = {
  title: 'Pages',
  component: Page,
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story, { parameters }) => (
      <Loaded>
        <Layout pathname={parameters.path as string}>
          <Story />
        </Layout>
      </Loaded>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;

/** Shows a page once its data and code are there, or did not come, as the site does. */
function Loaded({ children }: { children: ReactNode }) {
  const data = useData();
  const location = useLocation();
  const country = useCountry();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const show = () => setLoading(false);
    load(data, location, country).then(show, show);
  }, [data, location, country]);
  return isLoading ? <LoadingOverlay on /> : children;
}

type Story = StoryObj<typeof meta>;

type Part = Record<string, unknown> & { __typename: string };
const part = (name: string, more: Record<string, unknown> = {}): Part => ({
  __typename: `${name}Section`,
  heading: headings[name],
  ...more,
});

/** The top of a page; what it shows depends on the kind of the page. */
const top = (more: Partial<typeof hero> = {}): Part =>
  part('Hero', {
    ...hero,
    heading: headings.Hero,
    lead: 'When one office closes, the next has the work **and** the reasons for it.',
    actions: [link('Talk to an engineer', '/contact-us'), link('Read case studies', '/case-study')],
    ...more,
  });

/* Two sections of one name would be two landmarks that cannot be told apart. */
const headings: Record<string, string> = {
  CallToAction: 'Tell us what’s stuck',
  Cards: 'What you get',
  EnquiryForm: 'Ask someone who has done it',
  Facts: 'What changes',
  Faq: 'What people ask first',
  Hero: 'Work that gets handed over, not thrown over',
  JobBoard: 'Open jobs in four countries',
  JobList: 'Newest jobs',
  Lines: 'Build, run, staff',
  Offices: 'Where we are',
  Prose: 'Why it matters',
  Quote: 'What a head of operations says',
  Steps: 'Twelve weeks',
  Table: 'What is handed over, and when',
};

/** The pages above one, and the page, by the words of its address. */
const crumbs = (path: string) =>
  path.split('/').map((name, i, names) => ({
    label: name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ') : 'Home',
    link: names.slice(0, i + 1).join('/') || '/',
  }));

/** A page of a kind with these sections. */
function page(kind: PageKind, type: string, path: string, sections: Part[], more: Record<string, unknown> = {}) {
  const answered = {
    __typename: type,
    kind,
    path,
    breadcrumbs: kind === 'HOME' ? [] : crumbs(path),
    sections,
    ...more,
  };
  return { path, mocks: { Query: () => ({ page: () => answered }) } };
}

const hasOneHeading: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findAllByRole('heading', { level: 1 }, { timeout: 10_000 })).toHaveLength(1);
  await expect(canvas.queryByRole('heading', { name: /^(An error|There’s no page)/ })).toBeNull();
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
};

export const Home: Story = {
  parameters: page('HOME', 'PlainPage', '/', [
    top(),
    part('Lines'),
    part('Steps'),
    part('PageList', { heading: 'Four products', layout: 'PRODUCTS', pages: products() }),
    part('PageList', { heading: 'What came of it', layout: 'RESULTS', pages: cases() }),
    part('JobList'),
    part('PageList', { heading: 'Notes from the work', layout: 'NOTES', pages: articles() }),
    part('Faq'),
    part('EnquiryForm', { short: true }),
  ]),
  play: hasOneHeading,
};
export const Plain: Story = {
  parameters: page('PLAIN', 'PlainPage', '/about', [
    top(),
    part('Prose'),
    part('Facts'),
    part('Quote'),
    part('Offices'),
    part('CallToAction'),
  ]),
  play: hasOneHeading,
};
export const ServiceGroup: Story = {
  parameters: page('SERVICE_GROUP', 'ServicePage', '/our-services/cloud-services', [
    top(),
    part('Facts'),
    part('Cards'),
    part('Picture', { heading: 'From commit to production', picture: pictures.diagram }),
    part('Table'),
    part('Steps'),
    part('Faq'),
    part('EnquiryForm', { short: true }),
  ]),
  play: hasOneHeading,
};
export const Service: Story = {
  parameters: page('SERVICE', 'ServicePage', '/services/seo-services', [
    top({ specimen: compared }),
    part('Cards'),
    part('Table'),
    part('Steps'),
    part('Faq'),
    part('CallToAction'),
  ]),
  play: hasOneHeading,
};
export const Product: Story = {
  parameters: page('PRODUCT', 'ProductPage', '/products/mailzzy', [
    top({ demo: campaign }),
    part('Picture', { heading: 'Opens by local hour', picture: pictures.screen, caption: '' }),
    part('Cards'),
    part('Faq'),
    part('CallToAction'),
  ]),
  play: hasOneHeading,
};
export const Article: Story = {
  parameters: page('ARTICLE', 'Article', '/blogs/risk-management', [
    top(),
    part('Prose'),
    part('Prose', { heading: 'What leavers leave behind' }),
    part('CallToAction'),
  ]),
  play: hasOneHeading,
};
export const CaseStudy: Story = {
  parameters: page('CASE_STUDY', 'CaseStudy', '/case-study/chatbot', [
    top(),
    slope,
    part('Prose'),
    part('Quote'),
    part('CallToAction'),
  ]),
  play: hasOneHeading,
};
export const Partner: Story = {
  parameters: page(
    'PARTNER',
    'PartnerPage',
    '/tech-partners/saviynt',
    [top({ specimen: table }), part('Cards'), part('Faq')],
    {
      website: 'https://saviynt.com',
    },
  ),
  play: hasOneHeading,
};
export const Legal: Story = {
  parameters: page('LEGAL', 'PlainPage', '/privacy-policy', [
    top({ lead: null, actions: [], proof: null }),
    part('Prose'),
    part('Prose', { heading: 'How long it is kept' }),
  ]),
  play: hasOneHeading,
};
export const Careers: Story = {
  parameters: withJobs(
    page('PLAIN', 'PlainPage', '/careers', [
      part('JobBoard', { lead: 'Engineers, recruiters and nurses.' }),
      part('Faq'),
    ]),
  ),
  play: hasOneHeading,
};
export const Job: Story = {
  render: () => <JobPage missing={<NotFound />} />,
  parameters: { path: job.path, mocks: { Query: () => ({ job: () => job }) } },
  play: hasOneHeading,
};
export const ClosedJob: Story = {
  ...Job,
  parameters: { path: job.path, mocks: { Query: () => ({ job: () => ({ ...job, status: 'CLOSED' }) }) } },
};
export const Receipt: Story = {
  render: () => <ReceiptPage missing={<NotFound />} />,
  parameters: { path: `/receipts/${receipt.key}`, mocks: { Query: () => ({ receipt: () => receipt }) } },
  play: hasOneHeading,
};
export const NothingThere: Story = {
  parameters: { path: '/services/seo-service', mocks: { Query: () => ({ page: () => null }) } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Did you mean' })).toBeVisible();
  },
};
export const Failing: Story = {
  globals: { network: 'error' },
  parameters: { ...page('PLAIN', 'PlainPage', '/about', []), speaks: true },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('An error occurred')).toBeVisible();
  },
};

function products() {
  return ['MAILZZY_CAMPAIGN', 'INKFREE_SIGNING', 'WORK360_BOARD', 'RFPPRO_MATRIX'].map((screen) => ({
    __typename: 'ProductPage',
    screen,
  }));
}

function cases() {
  return [1, 2, 3].map(() => ({ __typename: 'CaseStudy' }));
}

function articles() {
  return [1, 2, 3, 4].map(() => ({ __typename: 'Article' }));
}

function withJobs({ path, mocks }: ReturnType<typeof page>) {
  return {
    path,
    mocks: { Query: () => ({ ...mocks.Query(), searchJobs: () => found({ totalCount: 24 }).searchJobs }) },
  };
}
