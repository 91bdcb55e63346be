import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';

/** Once the editors are there: breaks long lines, sets the site's font, and runs the operation if `runs`. */
export function useStart(runs: boolean): void {
  const { run } = useGraphiQLActions();
  const query = useGraphiQL(({ queryEditor }) => queryEditor);
  const variables = useGraphiQL(({ variableEditor }) => variableEditor);
  useEffect(() => {
    if (!query || !variables) return;
    for (const editor of [query, variables])
      editor.updateOptions({ wordWrap: 'on', fontFamily: 'Red Hat Mono Variable' });
    if (runs) run();
  }, [query, variables, runs, run]);
}
