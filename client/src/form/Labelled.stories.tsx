import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlStyle } from './controlStyle.ts';
import { Labelled, LabelText } from './Labelled.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Labelled,
  parameters: {
    usage: {
      use: 'To build a new kind of field: a label, a hint and an error message around any control.',
      avoid: 'Where Field, Select or TextArea is enough.',
      access:
        'Give the control the id; describe it by `‹id›-hint` and `‹id›-error`. The label is only as wide as its text, so clicking next to it has no unexpected effect.',
      words:
        'Label, then hint, then error, in this order, above the control. Optional fields have “(optional)” in the label; required fields are not marked.',
      good: {
        show: () => (
          <Labelled id="good-city" label="City" hint="Where you would work from.">
            <input id="good-city" css={controlStyle} />
          </Labelled>
        ),
        why: 'Label and hint stay while people type.',
      },
      bad: {
        show: () => (
          <Labelled id="bad-city" label="">
            <input id="bad-city" css={controlStyle} placeholder="City, where you would work from" />
          </Labelled>
        ),
        why: 'A placeholder disappears with the first letter, and is no label.',
      },
    },
  },
  subcomponents: { LabelText },
  args: { id: 'city', label: 'City', children: <input id="city" css={controlStyle} /> },
  decorators: [inForm()],
} satisfies Meta<typeof Labelled>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LabelAlone: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText('City'));
    await expect(within(canvasElement).getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'Where you would work from.' } };
export const Optional: Story = {
  args: { optional: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox', { name: 'City (optional)' })).toBeVisible();
  },
};
export const AtFault: Story = {
  args: {
    hint: 'Where you would work from.',
    problem: 'Enter a city',
    children: <input id="city" css={controlStyle} aria-invalid="true" aria-describedby="city-hint city-error" />,
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('Where you would work from. Error: Enter a city');
  },
};
export const LongWords: Story = {
  args: {
    label: 'The city in which you would like to live while you work for us, or the nearest one that has an airport',
    hint: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch counts as well as any other.',
    optional: true,
  },
  globals: { viewport: { value: 'w320' } },
};
