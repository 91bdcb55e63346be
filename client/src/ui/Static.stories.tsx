import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import { Static } from './Static.tsx';

const meta = {
  component: Static,
  parameters: {
    usage: {
      use: 'For content without state or handlers that does not change while the page is shown.',
      avoid: 'Around anything interactive: it would not react on served pages.',
    },
    layout: 'padded',
  },
  args: { children: <p>Rendered</p> },
} satisfies Meta<typeof Static>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rendered: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Rendered')).toBeVisible();
  },
};
/** What the server sent stays, and its code is not called. */
export const Served: Story = {
  render: () => <div ref={hydrateServed} />,
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveAttribute('data-hydrated'));
    await expect(within(canvasElement).getByText('Served')).toBeVisible();
  },
};

function hydrateServed(place: HTMLElement | null) {
  if (!place) return;
  const wrapper = document.createElement('div');
  wrapper.append(Object.assign(document.createElement('p'), { textContent: 'Served' }));
  const output = document.createElement('output');
  place.append(wrapper, output);
  const root = hydrateRoot(
    place,
    <>
      <Static>
        <NeverCalled />
      </Static>
      <output ref={(element) => element?.setAttribute('data-hydrated', '')} />
    </>,
  );
  return () => root.unmount();
}

function NeverCalled(): never {
  throw new Error('it is not hydrated');
}
