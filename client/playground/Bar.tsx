import { ToolbarButton, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { takesFile } from './code/operation.ts';
import { ShareIcon } from './icons.tsx';
import { remember, useSession } from './session.ts';
import { linkTo } from './share.ts';
import { useStart } from './useStart.ts';

/** Copies a link to the operation. It holds the operation in its fragment, so no server reads it. */
export function Share() {
  const [query, variables] = [useGraphiQL((s) => s.queryEditor), useGraphiQL((s) => s.variableEditor)];
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const link = linkTo({ query: query?.getValue() ?? '', variables: variables?.getValue() ?? '' });
    history.replaceState(null, '', link);
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <ToolbarButton onClick={share} label={copied ? 'Link copied' : 'Copy a link to this operation'}>
      <ShareIcon />
    </ToolbarButton>
  );
}

interface BarProps {
  /** Whether the operation runs by itself. */
  runs: boolean;
}

/** What the last operation cost, and the file that an upload sends. */
export function Bar({ runs }: BarProps) {
  useStart(runs);
  const { cost, left, file } = useSession();
  const variables = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.variables) ?? '';
  return (
    <div className="bar">
      <p role="status">
        {cost
          ? `Cost ${points(cost.requested)} of at most ${points(cost.maximum)} points`
          : 'Run an operation to see its cost'}
        {left !== null && `, ${points(left)} left this minute`}
      </p>
      {wantsFile(variables) && (
        <p>
          <label htmlFor="file">File to upload</label>
          <input id="file" type="file" onChange={({ target }) => remember({ file: target.files?.[0] ?? null })} />
          {!file && 'No file chosen yet.'}
        </p>
      )}
    </div>
  );
}

function wantsFile(text: string): boolean {
  try {
    return takesFile(JSON.parse(text));
  } catch {
    return false;
  }
}

/** With separators, as people read numbers. */
function points(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
