import { css } from '@emotion/react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { hiddenIn, radius, role, space, stack } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { FieldError } from './FieldError.tsx';
import { described, useField } from './formContext.ts';
import { frame, hintStyle, labelStyle } from './Labelled.tsx';
import { UploadRow } from './UploadRow.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { accepted } from './uploads.ts';
import type { UploadList } from './useUploads.ts';

interface FileFieldProps {
  name: string;
  label: string;
  hint: string;
  list: UploadList;
  /** Reports what is wrong with a selection of files as a whole, null when nothing is. */
  onProblem: (message: string | null) => void;
}

/**
 * Files, sent as soon as they are chosen. Until the scripts of the form have loaded, and without JavaScript, it is the
 * browser's file input. After that it is a button with a drop area, and each file has a row.
 */
export function FileField({ name, label, hint, list, onProblem }: FileFieldProps) {
  const { id, problem } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [alive, setAlive] = useState(false);
  const { rows, uploads } = list;
  // A file that failed says so in its own row.
  const told = rows.find((row) => row.state === 'failed' && problem === `${row.name}: ${row.reason}`);

  const take = (files: FileList | null) => {
    if (files?.length) onProblem(uploads.add(Array.from(files)));
  };
  // Files may have been chosen before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setAlive(true);
    if (!input.current) return;
    take(input.current.files);
    input.current.value = '';
  }, []);

  // A browser opens a file that is dropped beside the zone, in place of the form.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // The same file can be chosen again after it was removed.
    event.target.value = '';
  };
  const drag = (event: DragEvent, entered: boolean) => {
    event.preventDefault();
    setOver(entered);
  };
  const onDrop = (event: DragEvent) => {
    drag(event, false);
    take(event.dataTransfer.files);
  };

  return (
    <div css={frame}>
      <label htmlFor={id} id={`${id}-label`} css={labelStyle}>
        {label}
      </label>
      <p id={`${id}-hint`} css={hintStyle}>
        {hint}
      </p>
      <FieldError id={id} message={told ? undefined : problem} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        css={zone(over, Boolean(problem))}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={onDrop}
      >
        <input
          css={alive ? behind : native}
          ref={input}
          id={id}
          type="file"
          name="file"
          multiple
          accept={accepted.join(',')}
          onChange={onChange}
          {...described(id, hint, problem)}
        />
        {alive && (
          <>
            <Button
              look="second"
              small
              id={`${id}-button`}
              data-stands-for={id}
              aria-describedby={`${id}-label ${described(id, hint, problem)['aria-describedby'] ?? ''}`}
              onClick={() => input.current?.click()}
            >
              Choose files
            </Button>
            <span css={aside}>or drop them here</span>
          </>
        )}
      </div>
      {rows.length > 0 && (
        <ul css={stack.s2} aria-labelledby={`${id}-label`}>
          {rows.map((row) => (
            <UploadRow
              key={row.key}
              row={row}
              name={name}
              wordsId={row === told ? `${id}-error` : undefined}
              onAgain={() => uploads.again(row.key)}
              onRemove={() => {
                uploads.remove(row.key);
                onProblem(null);
                document.getElementById(`${id}-button`)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <UploadStatus rows={rows} />
    </div>
  );
}

const zone = (over: boolean, bad: boolean) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: center;
  padding: ${space.s4};
  border: ${over || bad ? '2px' : '1.5px'} dashed ${bad ? role.bad : over ? role.action : role.lineStrong};
  border-radius: ${radius.card};
  background: ${over ? role.header : role.field};
`;

/** As tall as the button that replaces it, so that the layout does not shift. */
const native = css`
  max-width: 100%;
  min-height: 40px;
  &::file-selector-button {
    min-height: 40px;
    margin-right: ${space.s4};
    padding: 0.4rem 1.35rem;
    border: 1.5px solid ${role.lineStrong};
    border-radius: ${radius.pill};
    background: ${role.field};
    color: ${role.accent};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Hides the browser's file input, which the button opens. */
const behind = css`
  ${hidden};
  visibility: hidden;
`;

/** Touch screens have no drag and drop. */
const aside = css`
  color: ${role.muted};
  ${hiddenIn('@media (hover: none)')};
`;
