import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { LiveResult } from './LiveResult.tsx';
import { everything } from './readSearch.ts';
import { found } from './samples.ts';
import type { Jobs } from './useJobs.ts';

const search = { ...everything, q: 'go' };
const jobs: Jobs = { found: found().searchJobs, foundFor: search, busy: false, failed: false, retry: () => {} };

const meta = {
  component: LiveResult,
  args: { jobs, search },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof LiveResult>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first result came with the page and is read with it. */
export const AtFirst: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AnotherResult: Story = {
  render: (args) => <Searching {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 job found for go'));
  },
};

export const Failed: Story = {
  render: (args) => <Searching {...args} search={{ ...everything, q: 'security' }} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Jobs for security couldn’t be loaded. Still listed: 2 jobs found for go.',
      ),
    );
  },
};

function Searching(props: Parameters<typeof LiveResult>[0]) {
  const [now, setNow] = useState(props.jobs);
  return (
    <>
      <Button onClick={() => setNow({ ...now, busy: true })}>Ask</Button>
      <Button onClick={() => setNow({ ...now, busy: false, found: found({ totalCount: 1 }).searchJobs })}>
        Answer
      </Button>
      <Button onClick={() => setNow({ ...now, busy: false, failed: true })}>Fail</Button>
      <LiveResult {...props} jobs={now} />
    </>
  );
}
