import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertIcon, BurgerIcon, ChevronIcon, CloseIcon, CrossIcon, NewTabIcon, UpIcon } from './Icon.tsx';

const icons = { AlertIcon, BurgerIcon, ChevronIcon, CloseIcon, CrossIcon, NewTabIcon, UpIcon };

const meta = {
  component: AlertIcon,
  parameters: {
    usage: {
      use: 'Beside words that say the same, or in a button that has a name.',
      avoid: 'Alone as a label, and to decorate lists: those have nodes and lines.',
      access: 'Hidden from readers. Drawn in the colour of the text, so it stays visible in forced colours.',
      words: 'Icons say nothing that words do not.',
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
