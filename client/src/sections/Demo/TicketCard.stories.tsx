import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TicketCard } from './TicketCard.tsx';

const meta = {
  component: TicketCard,
  parameters: { layout: 'padded' },
  args: {
    number: 'API-209',
    title: 'Audit log export',
    note: 'London has it',
    isOffered: false,
    isChosen: false,
    isLocked: false,
    takesFocus: false,
    onChoose: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof TicketCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Held: Story = {};
export const Chosen: Story = { args: { isChosen: true } };
export const Offered: Story = { args: { isOffered: true, note: 'Still London’s, not taken yet' } };
