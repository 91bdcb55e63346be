import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { actions, Button, ButtonLink } from './Button.tsx';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send message', onClick: fn() },
  parameters: {
    usage: {
      use: 'Button for actions on this page; ButtonLink for the few places where navigation is the main action. One main button per view, others with look “second”.',
      avoid: 'For ordinary links (SmartLink, ArrowLink), or to remove a filter (Chip).',
      access:
        '48 px high; small buttons 40 px, or 44 px on touch screens. A busy button keeps its focus: use aria-disabled, never disabled. Its outline stays visible in forced-colors mode.',
      words: 'A verb and its object: “Send message”. Two to four words; longer labels wrap.',
      good: {
        show: () => <Button>Send message</Button>,
        why: 'A verb and its object say what will happen.',
      },
      bad: {
        show: () => <Button>Submit</Button>,
        why: 'Nobody knows what is submitted, or to whom.',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Second: Story = { args: { look: 'second', children: 'See the deliverables' } };
export const Small: Story = { args: { small: true, children: 'Contact us' } };
export const Busy: Story = { args: { 'aria-disabled': true, children: 'Sending…' } };
export const LongWords: Story = {
  args: { children: 'Ask someone who has done it before for a review of the whole security program' },
  globals: { viewport: { value: 'w320' } },
};

const pair = (
  <div css={[actions, { padding: 24 }]}>
    <ButtonLink href="/contact-us">Talk to an engineer</ButtonLink>
    <ButtonLink href="/our-services" look="second">
      See what we do
    </ButtonLink>
  </div>
);

export const Links: Story = { render: () => pair };
export const LinksOnAPhone: Story = { ...Links, globals: { viewport: { value: 'w375' } } };
export const LinksOnNavy: Story = { render: () => <div data-ground="navy">{pair}</div> };
export const LinksOnTheBand: Story = { render: () => <div data-ground="band">{pair}</div> };
