import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Countries } from './Countries.tsx';

const country = (title: string, text: string, timeZone: string) => ({
  __typename: 'CountryNote' as const,
  title,
  text,
  timeZone,
});

const meta = {
  component: Countries,
  args: {
    __typename: 'CountriesSection',
    anchor: null,
    heading: 'Where we work',
    countries: [
      country('United States', 'Delivery leads and healthcare staffing', 'America/Chicago'),
      country('United Kingdom', 'Security and identity', 'Europe/London'),
      country('Canada', 'Product and design', 'America/Toronto'),
      country('India', 'Engineering and data', 'Asia/Kolkata'),
    ],
  },
} satisfies Meta<typeof Countries>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args) };
