import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  parameters: {
    usage: {
      use: 'On pages below a section of the site.',
      avoid: 'On the home page and in forms.',
      access: 'A landmark of its own. The page itself is not a link and is marked as the current one.',
      words: 'The names that the pages have in the menu.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = { label: 'Home', link: '/' };
const services = { label: 'Services', link: '/our-services' };

export const TwoStops: Story = { args: { crumbs: [home, { label: 'Careers', link: '/careers' }] } };
export const ThreeStops: Story = {
  args: { crumbs: [home, services, { label: 'IT security', link: '/our-services/it-security-service' }] },
};
export const LongWords: Story = {
  args: {
    crumbs: [
      home,
      services,
      { label: 'Vulnerability assessments and penetration testing of everything', link: '/services/tests' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
