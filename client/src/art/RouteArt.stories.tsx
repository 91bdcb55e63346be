import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteArt } from './RouteArt.tsx';

const meta = {
  component: RouteArt,
  parameters: {
    usage: {
      use: 'As the illustration of a page or section. The seed is the page’s slug, so a page has the same illustration on its cover, in lists and on its preview card.',
      avoid: 'To fill empty space. A line starts and ends at something, and one illustration per view is enough.',
      access:
        'Hidden from screen readers. Its colors follow the section’s background or, in forced-colors mode, the system’s.',
      words: 'It has none. Choose the topology by what the page is about: a gate for security, sorting for data.',
    },
  },
  args: { seed: 'software-development', topology: 'BRANCH', width: 480, height: 320, density: 7 },
} satisfies Meta<typeof RouteArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SoftwareBranch: Story = { args: { seed: 'software-development', topology: 'BRANCH', country: 'US' } };
export const AiLearn: Story = { args: { seed: 'ai-ml', topology: 'LEARN', country: 'CA' } };
export const SecurityGate: Story = { args: { seed: 'it-security', topology: 'GATE', country: 'US' } };
export const CloudLift: Story = { args: { seed: 'cloud', topology: 'LIFT', country: 'IN' } };
export const MarketingSpread: Story = { args: { seed: 'digital-marketing', topology: 'SPREAD', country: 'GB' } };
export const IntegrationJoin: Story = { args: { seed: 'integration', topology: 'JOIN', country: 'US' } };
export const DataSort: Story = { args: { seed: 'data-engineering', topology: 'SORT', country: 'IN' } };
export const ItStaffingMatch: Story = { args: { seed: 'it-staffing', topology: 'MATCH', country: 'IN' } };
export const HealthcareShift: Story = { args: { seed: 'healthcare-staffing', topology: 'SHIFT', country: 'US' } };

export const Mailzzy: Story = { args: { seed: 'mailzzy', topology: 'SPREAD', country: 'IN', density: 5 } };
export const InkFree: Story = { args: { seed: 'inkfree', topology: 'GATE', country: 'CA', density: 5 } };
export const Work360: Story = { args: { seed: 'work360', topology: 'SHIFT', country: 'IN', density: 6 } };
export const RfpPro: Story = { args: { seed: 'rfppro', topology: 'SORT', country: 'US', density: 6 } };

export const BlogCover: Story = {
  args: { seed: 'low-code', topology: 'BRANCH', width: 200, height: 140, density: 5 },
};
export const BlogCoverWide: Story = {
  args: { seed: 'identity-and-access', topology: 'GATE', country: 'GB', width: 1160, height: 320, density: 10 },
};
export const Band: Story = {
  decorators: [
    (Story) => (
      <div data-ground="band">
        <Story />
      </div>
    ),
  ],
  args: { seed: 'contact', topology: 'JOIN', country: 'US', width: 560, height: 220 },
};
export const Dark: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy">
        <Story />
      </div>
    ),
  ],
  args: { seed: 'identity-and-access', topology: 'GATE', country: 'GB', width: 620, height: 330, density: 9 },
};
export const Sparse: Story = { args: { seed: 'sparse', topology: 'JOIN', density: 3 } };
export const Dense: Story = { args: { seed: 'dense', topology: 'LIFT', density: 12 } };
export const CountryBySeed: Story = { args: { seed: 'risk', topology: 'LIFT', country: null } };
