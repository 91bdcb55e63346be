import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage, cases, link, products, servicePages } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageList } from './PageList.tsx';

const meta = {
  component: PageList,
  args: {
    __typename: 'PageListSection',
    anchor: null,
    heading: 'Notes from the work',
    lead: 'Written by the teams that do it, with the mistakes left in.',
    layout: 'ROWS',
    disclosure: null,
    pages: [...servicePages],
    more: link('All articles', '/blogs'),
    ground: 'light',
  },
} satisfies Meta<typeof PageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Results: Story = { args: { layout: 'RESULTS', disclosure: casePage.disclosure, pages: [...cases] } };
export const ProductsOnNavy: Story = { args: { layout: 'PRODUCTS', pages: [...products], ground: 'navy' } };
export const Empty: Story = { args: { pages: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
