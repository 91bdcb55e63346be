import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { radius, role } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { characters } from '#ui/text.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { controlStyle } from './controlStyle.ts';
import { described, useField } from './formContext.ts';
import { Labelled } from './Labelled.tsx';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  rows?: number;
  /** Characters allowed. A counter appears from three quarters of it. */
  maxLength: number;
  /** Its initial text. */
  value?: string | undefined;
}

/** Several lines of text. Longer text can be typed: it is reported, not cut off. */
export function TextArea({ name, label, hint, optional = false, rows = 4, maxLength, value }: TextAreaProps) {
  const field = useField(name);
  const initial = field.value ?? value;
  const [length, setLength] = useState(() => characters(initial ?? ''));
  const count = ({ value }: HTMLTextAreaElement) => setLength(characters(value.trim()));

  // Counts what was typed before React took the field over.
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the field appears
  useEffect(() => {
    if (area.current) count(area.current);
  }, []);

  return (
    <Labelled id={field.id} label={label} hint={hint} optional={optional} problem={field.problem}>
      <textarea
        ref={area}
        css={areaStyle}
        id={field.id}
        name={name}
        rows={rows}
        required={!optional}
        defaultValue={initial}
        aria-invalid={field.problem ? true : undefined}
        onChange={(event) => count(event.target)}
        {...described(field.id, hint, field.problem)}
      />
      {length > maxLength * 0.75 && <Counter left={maxLength - length} />}
    </Labelled>
  );
}

/** The characters left: shown at once, announced after a pause in typing. */
function Counter({ left }: { left: number }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(remaining(left)), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p css={counter(left < 0)}>
      <span aria-hidden="true">{remaining(left)}</span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </p>
  );
}

function remaining(left: number): string {
  const count = counted(Math.abs(left), 'character');
  return left < 0 ? `${count} too many` : `${count} left`;
}

const areaStyle = css`
  ${controlStyle};
  height: auto;
  padding: 1rem 1.4rem;
  border-radius: ${radius.card};
  line-height: 1.5;
  resize: vertical;
`;

const counter = (over: boolean) => css`
  color: ${over ? role.bad : role.muted};
  font-weight: ${over ? 600 : 400};
  font-variant-numeric: tabular-nums;
`;
