import type { Meta, StoryObj } from '@storybook/react-vite';
import { Diagram } from './Diagram.tsx';

const meta = {
  component: Diagram,
} satisfies Meta<typeof Diagram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ZeroTrust: Story = {
  args: {
    name: 'ZERO_TRUST',
    caption: 'The laptop and the service account pass. The contractor’s request stops at the gate.',
  },
};
export const Pipeline: Story = {
  args: { name: 'PIPELINE', caption: 'What was tested is what goes out, first to five users in a hundred.' },
};
export const DataFlow: Story = {
  args: { name: 'DATA_FLOW', caption: 'A row that fails a check waits with its reason. It never vanishes.' },
};
export const StaffingFunnel: Story = {
  args: { name: 'STAFFING_FUNNEL', caption: 'An example search for one senior engineer.' },
};
export const IntegrationHub: Story = {
  args: { name: 'INTEGRATION_HUB', caption: 'Each fact has one owner. The others ask the hub.' },
};
export const Phone: Story = { ...ZeroTrust, globals: { viewport: { value: 'w375' } } };

export const OnNavy: Story = {
  ...Pipeline,
  decorators: [
    (Story) => (
      <div data-ground="navy">
        <Story />
      </div>
    ),
  ],
};
