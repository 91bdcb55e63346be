import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JobBoard } from '#sections/JobBoard/JobBoard.tsx';
import { facets, found, suggestions } from '#sections/JobBoard/samples.ts';
import { mount } from '#testing/mount.tsx';
import { type Answer, never, TestApp } from '#testing/TestApp.tsx';

const section = { __typename: 'JobBoardSection', anchor: 'jobs', heading: 'Open jobs', lead: null } as const;

function board({ answer = () => found(), address = '/careers' }: { answer?: Answer; address?: string } = {}) {
  const asked = vi.fn(answer);
  const visited: string[] = [];
  mount(
    <TestApp
      answers={{ JobSearch: asked }}
      address={address}
      onAddress={(now) => {
        if (visited.at(-1) !== now) visited.push(now);
      }}
    >
      <JobBoard {...section} />
    </TestApp>,
  );
  return { asked, visited };
}

beforeEach(() => page.viewport(1280, 900));

const field = page.getByRole('searchbox', { name: 'Search open jobs' });
const heading = page.getByRole('heading', { level: 2 });

function type(text: string) {
  const input = field.element() as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function useClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('J2: typing asks once, 350 ms after the last key', async () => {
  const { asked, visited } = board();
  await expect.element(heading).toHaveTextContent('2 open jobs');
  useClock();
  for (const text of ['g', 'go', 'gol', 'gola', 'golan', 'golang']) {
    type(text);
    await vi.advanceTimersByTimeAsync(80);
  }
  await vi.advanceTimersByTimeAsync(269);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => asked.mock.lastCall).toEqual([{ query: 'golang' }]);
  expect(asked).toHaveBeenCalledTimes(2);
  await expect.poll(() => visited).toEqual(['/careers', '/careers?q=golang']);
});

test('J2: Enter asks at once', async () => {
  const { asked } = board();
  await expect.element(heading).toHaveTextContent('2 open jobs');
  useClock();
  type('go');
  await userEvent.type(field, '{Enter}');
  await expect.poll(() => asked.mock.lastCall).toEqual([{ query: 'go' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('J2: clearing the words asks at once', async () => {
  const { visited } = board({ address: '/careers?q=go' });
  await expect.element(heading).toHaveTextContent('2 jobs found for “go”');
  useClock();
  type('');
  await expect.poll(() => visited.at(-1)).toBe('/careers');
});

test('J2: half-composed characters are not searched for', async () => {
  const { asked } = board();
  await expect.element(heading).toHaveTextContent('2 open jobs');
  useClock();
  const input = field.element() as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, 'に');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(350);
  await expect.poll(() => asked.mock.lastCall).toEqual([{ query: 'に' }]);
});

test('J2: an answer that comes too late is not shown', async () => {
  const slow: { answer?: (value: unknown) => void } = {};
  board({
    answer: ({ query }) => {
      if (query === 'go') return new Promise((resolve) => Object.assign(slow, { answer: resolve }));
      return found({ totalCount: query === 'java' ? 7 : 2 });
    },
  });
  await expect.element(heading).toHaveTextContent('2 open jobs');
  await userEvent.fill(field, 'go');
  await userEvent.type(field, '{Enter}');
  await expect.poll(() => slow.answer).toBeTruthy();
  await userEvent.fill(field, 'java');
  await userEvent.type(field, '{Enter}');
  await expect.element(heading).toHaveTextContent('7 jobs found for “java”');
  slow.answer?.(found({ totalCount: 99 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(heading).toHaveTextContent('7 jobs found for “java”');
});

test('J3: a filter is a step of its own and goes back to the first page', async () => {
  const { asked, visited } = board({ address: '/careers?q=go&page=2' });
  await page.getByRole('checkbox', { name: /India/ }).click();
  await expect.poll(() => visited.at(-1)).toBe('/careers?q=go&country=IN');
  await expect.poll(() => asked.mock.lastCall).toEqual([{ query: 'go', country: ['IN'] }]);
  await expect.element(page.getByRole('checkbox', { name: /India/ })).toBeChecked();
});

test('J3: what was typed is not lost when a filter is chosen before the pause is over', async () => {
  const { visited } = board();
  await userEvent.fill(field, 'nurse');
  await page.getByRole('checkbox', { name: /Remote/ }).click();
  await expect.poll(() => visited.at(-1)).toBe('/careers?q=nurse&workplace=remote');
});

test('J5: chosen filters can be removed one by one and all at once', async () => {
  board({ address: '/careers?country=IN&workplace=remote' });
  await expect
    .element(page.getByRole('link', { name: 'Remove India' }))
    .toHaveAttribute('href', '/careers?workplace=remote#job-results');
  await expect.element(page.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/careers#job-results');
});

test('the order is part of the address', async () => {
  const { visited } = board({ address: '/careers?q=go' });
  const order = page.getByRole('combobox', { name: 'Sort' });
  await expect.element(order).toHaveDisplayValue('Best match');
  await order.selectOptions('Closing soon');
  await expect.poll(() => visited.at(-1)).toBe('/careers?q=go&sort=closing');
});

test('J4: a new result is told once it is there', async () => {
  board({ answer: () => found({ totalCount: 12 }) });
  await expect.element(heading).toHaveTextContent('12 open jobs');
  await userEvent.fill(field, 'go');
  await page.getByRole('checkbox', { name: /India/ }).click();
  await expect.element(page.getByText('12 jobs found for go in India')).toBeInTheDocument();
});

test('J4: while an answer is awaited the last one stays', async () => {
  board({ answer: ({ country }) => (country ? never({}) : found()) });
  await expect.element(heading).toHaveTextContent('2 open jobs');
  await page.getByRole('checkbox', { name: /India/ }).click();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await expect.element(page.getByRole('link', { name: 'QA engineer, mobile apps' })).toBeVisible();
});

test('J6: when nothing matches, ways out are offered with what they lead to', async () => {
  board({
    address: '/careers?q=cobol&workplace=on_site',
    answer: () => found({ nodes: [], totalCount: 0, facets, suggestions }),
  });
  await expect.element(heading).toHaveTextContent('No jobs match “cobol”, on site');
  const link = page.getByRole('link', { name: 'Without “On site”: 1 job' });
  await expect.element(link).toHaveAttribute('href', '/careers?q=cobol#job-results');
  await expect
    .element(page.getByRole('link', { name: 'Without “cobol”: 3 jobs' }))
    .toHaveAttribute('href', '/careers?workplace=on_site#job-results');
});

test('J7: a failure keeps the last jobs and can be tried again', async () => {
  let broken = true;
  board({
    answer: ({ country }) => {
      if (country && broken) throw new Error('no connection');
      return found({ totalCount: country ? 4 : 2 });
    },
  });
  await expect.element(heading).toHaveTextContent('2 open jobs');
  await page.getByRole('checkbox', { name: /India/ }).click();
  await expect.element(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'QA engineer, mobile apps' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(heading.first()).toHaveTextContent('4 jobs found in India');
});

test('J5: on a phone the filters are a dialog that tells what it leads to', async () => {
  await page.viewport(375, 740);
  board({ answer: ({ country }) => found({ totalCount: country ? 4 : 24 }) });
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: /India/ }).click();
  await dialog.getByRole('button', { name: 'Show 4 jobs' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Remove India' })).toBeVisible();
});
