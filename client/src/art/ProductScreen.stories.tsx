import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MailzzyCampaign: Story = { args: { name: 'MAILZZY_CAMPAIGN' } };
export const MailzzyJourney: Story = { args: { name: 'MAILZZY_JOURNEY' } };
export const MailzzyReport: Story = { args: { name: 'MAILZZY_REPORT' } };
export const InkFreeSigning: Story = { args: { name: 'INKFREE_SIGNING' } };
export const InkFreeTrail: Story = { args: { name: 'INKFREE_TRAIL' } };
export const Work360Board: Story = { args: { name: 'WORK360_BOARD' } };
export const Work360Handover: Story = { args: { name: 'WORK360_HANDOVER' } };
export const RfpProMatrix: Story = { args: { name: 'RFPPRO_MATRIX' } };
export const RfpProLibrary: Story = { args: { name: 'RFPPRO_LIBRARY' } };

export const Phone: Story = { args: { name: 'MAILZZY_REPORT' }, globals: { viewport: { value: 'w375' } } };

export const OnNavy: Story = {
  args: { name: 'WORK360_BOARD' },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 40 }}>
        <Story />
      </div>
    ),
  ],
};
