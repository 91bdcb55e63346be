import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Diagram } from './Diagram.tsx';
import { long, words } from './samples.ts';

const meta = {
  component: Diagram,
  parameters: {
    usage: {
      use: 'To explain how something works. The words are those of the page.',
      avoid: 'Twice with the same words.',
      access: 'Its `alt` says everything that it shows, in sentences.',
      words: 'As short as its boxes are. The check of the content says how long each may be.',
    },
  },
  async play({ canvasElement }) {
    await document.fonts.ready;
    await expect(misplaced(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof Diagram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ZeroTrust: Story = {
  args: {
    name: 'ZERO_TRUST',
    ...words.ZERO_TRUST,
    caption: 'The laptop and the service account pass. The contractor’s request stops at the gate.',
  },
};
export const Pipeline: Story = {
  args: {
    name: 'PIPELINE',
    ...words.PIPELINE,
    caption: 'What was tested is what goes out, first to five users in a hundred.',
  },
};
export const DataFlow: Story = {
  args: {
    name: 'DATA_FLOW',
    ...words.DATA_FLOW,
    caption: 'A row that fails a check waits with its reason. It never vanishes.',
  },
};
export const StaffingFunnel: Story = {
  args: { name: 'STAFFING_FUNNEL', ...words.STAFFING_FUNNEL, caption: 'An example search for one senior engineer.' },
};
export const IntegrationHub: Story = {
  args: {
    name: 'INTEGRATION_HUB',
    ...words.INTEGRATION_HUB,
    caption: 'Each fact has one owner. The others ask the hub.',
  },
};
export const Phone: Story = { ...ZeroTrust, globals: { viewport: { value: 'w375' } } };

/** The most that the check of the content allows, so that nothing runs out of its box or over other words. */
export const LongWords: Story = {
  args: { name: 'ZERO_TRUST', labels: long.ZERO_TRUST, alt: '', caption: '' },
  render: ({ caption, alt }) => (
    <>
      {names.map((name) => (
        <Diagram key={name} name={name} labels={long[name]} alt={alt || name} caption={caption} />
      ))}
    </>
  ),
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'w375' } } };

export const OnNavy: Story = {
  ...Pipeline,
  decorators: [
    (Story) => (
      <div data-ground="navy">
        <Story />
      </div>
    ),
  ],
};

const names = ['ZERO_TRUST', 'PIPELINE', 'DATA_FLOW', 'STAFFING_FUNNEL', 'INTEGRATION_HUB'] as const;

/** Words outside of their drawing or of their box, or over other words. */
function misplaced(root: Element): string[] {
  return [...root.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).flatMap(misplacedIn);
}

function misplacedIn(svg: SVGSVGElement): string[] {
  const faults: string[] = [];
  const drawing = svg.viewBox.baseVal;
  const texts = [...svg.querySelectorAll('text')].map((text) => ({ text, box: text.getBBox() }));
  const boxes = [...svg.querySelectorAll<SVGRectElement>('.box')].map((rect) => rect.getBBox());
  for (const [i, { text, box }] of texts.entries()) {
    const say = (what: string) => faults.push(`“${text.textContent}” is ${what}`);
    if (!within(box, drawing, drawing.width === 1000 ? margin : 1)) say('outside of the drawing');
    if (boxes.some((around) => meets(box, around) && !within(box, around))) say('outside of its box');
    const other = texts.slice(i + 1).find((one) => meets(box, one.box));
    if (other) say(`over “${other.text.textContent}”`);
  }
  return faults;
}

/** The margin of the page beside the wide drawing. */
const margin = 24;

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const within = (a: Rect, b: Rect, more = 0) => a.x >= b.x && a.x + a.width <= b.x + b.width + more;
/* The boxes of letters have some room above and below them. */
const meets = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y + 4 < b.y + b.height - 4 && b.y + 4 < a.y + a.height - 4;
