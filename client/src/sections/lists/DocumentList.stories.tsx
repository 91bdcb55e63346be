import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { DocumentList } from './DocumentList.tsx';

const document = (slug: string, title: string, bytes: number, pageCount: number) => ({
  __typename: 'Document' as const,
  path: `/documents/${slug}.pdf`,
  title,
  description: 'What it does, who uses it, and what it costs to start.',
  bytes,
  pageCount,
  paper: 'LETTER' as const,
  otherPath: `/documents/${slug}-a4.pdf`,
  heading: 'E-signatures: signed before lunch, still clear years later',
  picture: pictures.screen,
  page: { __typename: 'ProductPage' as const, path: `/products/${slug}`, label: title },
});

const meta = {
  component: DocumentList,
  args: {
    __typename: 'DocumentListSection',
    anchor: null,
    heading: 'To print and pass on',
    lead: 'Each says the same as its page.',
    disclosure: null,
    documents: [document('mailzzy', 'Mailzzy', 184 * 1024, 2), document('work360', 'Work360', 2.4 * 1024 ** 2, 1)],
    ground: 'light',
  },
} satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDocuments: Story = {
  async play({ canvasElement }) {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('PDF · 184 KB · 2 pagesAlso in A4');
    await expect(second).toHaveTextContent('PDF · 2.4 MB · 1 page');
    await expect(first?.querySelector('use')).toHaveAttribute('href', pictures.screen.url);
  },
};
/** A document that is older than its page leads to the page. */
export const OlderThanItsPage: Story = {
  args: { documents: [document('mailzzy', 'Mailzzy', 0, 0), document('work360', 'Work360', 40_000, 1)] },
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Web page to print');
    await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/products/mailzzy');
  },
};
/** The page itself does not lead to itself. */
export const OnThePageItSaysTheSameAs: Story = {
  args: { heading: 'Take it with you', lead: null, documents: [document('mailzzy', 'Mailzzy', 40_000, 5)] },
  parameters: { path: '/products/mailzzy' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
const caseDocument = (slug: string, title: string, bytes: number) => ({
  ...document(slug, title, bytes, 6),
  page: {
    __typename: 'CaseStudy' as const,
    path: `/case-study/${slug}`,
    label: title,
  },
});

/** Only titles and sizes. */
export const CaseStudies: Story = {
  args: {
    heading: 'Case studies',
    lead: null,
    disclosure: casePage.disclosure,
    documents: [
      caseDocument('chatbot', 'Water company chatbot: 52% of chats end solved', 210_000),
      caseDocument('leaver-access', 'Leaver access: every account closed in 4.2 hours', 190_000),
    ],
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(casePage.disclosure)).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link', { name: /: / })).toHaveLength(2);
  },
};
export const Empty: Story = { args: { documents: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
