import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeViewFragment } from './OfficeView.generated.ts';
import { OfficeView } from './OfficeView.tsx';
import { momentOf, relayOf } from './samples.ts';

const { offices } = relayOf('a weekday');
const first = offices[0] as OfficeViewFragment;
const hour = 3_600_000;

const meta = {
  component: OfficeView,
  args: { office: first, at: momentOf('a weekday'), lit: false },
} satisfies Meta<typeof OfficeView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every office at four hours of a day; a lamp is on in one of two. */
export const AllLights: Story = {
  render: () => (
    <div css={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 12 }}>
      {offices.flatMap((office) =>
        [0, 6, 12, 18].map((hours) => (
          <OfficeView
            key={`${office.city} ${hours}`}
            office={office}
            at={momentOf('a weekday') + hours * hour}
            lit={hours % 12 === 0}
          >
            {hours % 12 === 0 ? 'The lamp’s on.' : 'It opens at 09:00 there.'}
          </OfficeView>
        )),
      )}
    </div>
  ),
};
export const WithoutDrawing: Story = { args: { office: { ...first, view: null } } };
