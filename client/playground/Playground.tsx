import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import type { GraphiQLPlugin } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { lines, ring } from '#art/mark.ts';
import { Bar, Share } from './Bar.tsx';
import { Code } from './Code.tsx';
import { Examples } from './Examples.tsx';
import { welcome } from './examples.ts';
import { run } from './fetcher.ts';
import { Guide } from './Guide.tsx';
import { CodeIcon, ExamplesIcon, GuideIcon } from './icons.tsx';
import { restored } from './restored.ts';
import { shared } from './share.ts';
import { siteTheme } from './siteTheme.ts';

const EXAMPLES: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: Examples };
const GUIDE: GraphiQLPlugin = { title: 'Guide', icon: GuideIcon, content: Guide };
const CODE: GraphiQLPlugin = { title: 'Code', icon: CodeIcon, content: Code };
const EXPLORER = explorerPlugin({ showAttribution: false });

/** GraphiQL over this site's own API: examples, explorer, code, history, cost. */
export function Playground() {
  const link = shared() ?? restored() ?? welcome;
  return (
    <GraphiQL
      fetcher={run}
      plugins={[EXAMPLES, EXPLORER, HISTORY_PLUGIN, CODE, GUIDE]}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultTheme={siteTheme()}
      defaultEditorToolsVisibility="variables"
      {...(innerWidth > 900 ? { visiblePlugin: EXAMPLES.title } : {})}
      {...(link ? { initialQuery: link.query, initialVariables: link.variables } : {})}
    >
      <GraphiQL.Logo>
        <h1>
          <a href="/">
            <svg viewBox="0 0 34 26" width="34" height="26" role="img" aria-label="Home page">
              <path d={lines} />
              <circle {...ring} />
            </svg>
          </a>
          GraphQL API
        </h1>
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <Share />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <Bar runs={link === welcome} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
