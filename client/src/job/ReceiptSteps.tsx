import { css } from '@emotion/react';
import { holderAt } from '#handover/holder.ts';
import { measure, role, size } from '#theme/tokens.ts';
import { columnsFor } from '#ui/columns.ts';
import { clock, weekday } from '#ui/date.ts';
import { inline } from '#ui/Inline.tsx';
import { chain, level } from '#ui/node.ts';
import { inZone, useZone, utc, written } from '#ui/zone.ts';
import type { ReceiptFragment } from './Receipt.generated.ts';

/** What happens next, after what has happened, with the times that are known. */
export function ReceiptSteps({ receipt }: { receipt: ReceiptFragment }) {
  const { kind, received, opened, next, due, dueStep, now } = receipt;
  const zone = useZone();
  const holder = now && holderAt(now.relay, Date.parse(received));
  const opens = holder && !holder.office ? holder.next : null;
  const at = (moment: number) => {
    const there = inZone(moment, zone);
    return `${weekday(there).slice(0, 3)} ${written(clock(there), zone)}${zone === utc ? ' UTC' : ''}`;
  };
  const when = (step: number) => {
    if (step === 0 && opened) return at(Date.parse(opened));
    if (step === dueStep && due) return `By ${at(Date.parse(due))}`;
    if (step === 0 && opens) return `From ${at(opens.at)}`;
    return null;
  };
  const steps = [
    {
      text: `**We have your ${kind === 'ENQUIRY' ? 'message' : 'application'}.** You got this page and a number.`,
      time: at(Date.parse(received)),
    },
    ...next.map((text, i) => ({ text, time: when(i) })),
  ];
  const current = opened ? 1 : 0;
  return (
    <ol css={[chain, columnsFor[steps.length], level, stepList]}>
      {steps.map(({ text, time }, i) => (
        <li key={text} aria-current={i === current ? 'step' : undefined} data-live={i === current || undefined}>
          <small>{time}</small>
          {inline(text)}
        </li>
      ))}
    </ol>
  );
}

const stepList = css`
  max-width: ${measure};
  font-size: ${size.t16};
  line-height: 1.6;
  small {
    display: block;
    color: ${role.muted};
    font-size: ${size.t14};
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 48em) {
    max-width: none;
    small {
      min-height: 1.6em;
    }
  }
`;
