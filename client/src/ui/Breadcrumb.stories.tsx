import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  parameters: {
    usage: {
      use: 'At the top of every page below the first one.',
      avoid: 'On the first page, and for steps of a process.',
      access:
        'A nav named “Breadcrumb” with an ordered list; the page itself is text with aria-current, not a link. On phones it is only heard behind two other stops, because its heading follows.',
      words: 'The label of each page, not its title: two or three words.',
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
