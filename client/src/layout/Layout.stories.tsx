import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wrap } from '#ui/Wrap.tsx';
import { Layout } from './Layout.tsx';

const meta = {
  title: 'layout/Layout',
  component: Layout,
  args: {
    pathname: '/about',
    children: (
      <Wrap>
        <h1>About us</h1>
        <p>One team in the US, UK, Canada and India.</p>
      </Wrap>
    ),
  },
} satisfies Meta<typeof Layout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AroundAPage: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('About us');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  },
};
export const InIndia: Story = {
  globals: { country: 'IN' },
  async play({ canvasElement }) {
    const footer = await within(canvasElement).findByRole('contentinfo');
    const offices = within(footer).getByRole('region', { name: 'Offices' });
    await expect(within(offices).getByText('Vadodara')).toBeVisible();
  },
};

const pageAlone: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('main')).toHaveTextContent('About us');
  await expect(canvas.queryByRole('banner')).toBeNull();
};
export const Loading: Story = { globals: { network: 'slow' }, play: pageAlone };
export const Failing: Story = { globals: { network: 'error' }, play: pageAlone };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
