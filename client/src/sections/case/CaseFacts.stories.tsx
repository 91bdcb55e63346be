import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseFacts } from './CaseFacts.tsx';

const meta = { component: CaseFacts, args: { page: casePage } } satisfies Meta<typeof CaseFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
