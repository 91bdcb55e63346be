import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { GroupArt } from './GroupArt.tsx';

const ends = (live: number, ...labels: string[]) => labels.map((label, n) => ({ label, live: n === live }));
const five = ends(3, 'People who left', 'One shared password', 'Backups', 'An alert, closed', 'A supplier’s door');

const meta = {
  component: GroupArt,
  parameters: {
    usage: {
      use: 'At the top of a page about a group of services. Each group has a topology of its own, and its own labels.',
      avoid: 'On other pages, and where there are fewer than 300 pixels.',
      access: 'The drawing is hidden from screen readers; its labels are a list.',
      words: 'One to three words, at most 28 characters. One of them is live, which is what the page is about.',
    },
  },
  args: { seed: 'it-security', topology: 'GATE', country: 'GB', ends: five },
} satisfies Meta<typeof GroupArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gate: Story = {};
export const Branch: Story = { args: { topology: 'BRANCH', country: 'CA' } };
export const Learn: Story = { args: { topology: 'LEARN', country: 'IN', ends: five.slice(1, 4) } };
export const Lift: Story = { args: { topology: 'LIFT', country: 'CA' } };
export const Spread: Story = { args: { topology: 'SPREAD' } };
export const Join: Story = { args: { topology: 'JOIN', ends: five.slice(1) } };
export const Sort: Story = { args: { topology: 'SORT', country: 'IN', ends: five.slice(1) } };
export const Match: Story = { args: { topology: 'MATCH', country: 'IN' } };
export const Shift: Story = { args: { topology: 'SHIFT', country: 'US' } };
export const Guard: Story = { args: { topology: 'GUARD', country: 'US', ends: five.slice(1, 4) } };
export const Tree: Story = { args: { topology: 'TREE', country: 'IN' } };
export const Split: Story = { args: { topology: 'SPLIT', country: 'CA' } };
export const Grid: Story = { args: { topology: 'GRID', country: 'US' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const OneEnd: Story = { args: { ends: five.slice(3, 4) } };
export const LongWords: Story = { args: { ends: pseudoLocalize(five) }, globals: { viewport: { value: 'w320' } } };
