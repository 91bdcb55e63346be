import type { Meta, StoryObj } from '@storybook/react-vite';
import { BigNumber } from './BigNumber.tsx';

const meta = {
  component: BigNumber,
  parameters: {
    usage: {
      use: 'For a result with its unit; as “lead” once a page.',
      avoid: 'For counts that mean nothing without a sentence.',
      access: 'Read as one: number, then unit.',
      words: 'The figure as content writes it, the unit small beside it.',
    },
  },
} satisfies Meta<typeof BigNumber>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { value: '38', unit: '%', as: 'lead' } };
export const LongLead: Story = { args: { value: '11,400', unit: 'fields', as: 'lead' } };
export const Count: Story = { args: { value: '24', as: 'count' } };
export const Fact: Story = { args: { value: '30 days', as: 'fact' } };
export const Row: Story = { args: { value: '4.2', unit: 'h' } };
