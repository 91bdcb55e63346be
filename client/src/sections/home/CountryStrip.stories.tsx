import type { Meta, StoryObj } from '@storybook/react-vite';
import { momentAt } from '#handover/day.ts';
import { momentOf, relayOf } from '#handover/samples.ts';
import { countries } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { countryStripStyle } from './CountryStrip.style.ts';
import { CountryStrip } from './CountryStrip.tsx';

const at = (instant: string) => {
  const now = relayOf(instant);
  return { now, moment: momentAt(now, momentOf(instant)) };
};

const meta = {
  component: CountryStrip,
  args: { ...countries, ...at('a weekday') },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={countryStripStyle}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weekday: Story = { globals: { viewport: { value: 'w1280' } } };
export const Weekend: Story = { args: at('Sunday') };
export const Holiday: Story = { args: at('a holiday of three offices') };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const Phone: Story = { args: at('Sunday'), globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args) };
