import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertIcon, BurgerIcon, ChevronIcon, CloseIcon, CrossIcon, NewTabIcon, UpIcon } from './Icon.tsx';

const icons = { AlertIcon, BurgerIcon, ChevronIcon, CloseIcon, CrossIcon, NewTabIcon, UpIcon };

const meta = {
  component: AlertIcon,
  parameters: {
    usage: {
      use: 'Next to text that says the same, or in a button with an accessible name.',
      avoid: 'Alone as a label, or to decorate lists, which have nodes and lines.',
      access: 'Hidden from screen readers. Drawn in the text color, so it stays visible in forced-colors mode.',
      words: 'Icons say nothing that the text does not.',
      good: {
        show: () => (
          <p>
            <AlertIcon /> The file is larger than 5 MB
          </p>
        ),
        why: 'The text says what the icon marks.',
      },
      bad: {
        show: () => (
          <p>
            <AlertIcon />
          </p>
        ),
        why: 'Alone, an icon can mean anything, and nothing is read out.',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof AlertIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul css={{ display: 'grid', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} css={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
};
