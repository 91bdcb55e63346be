import { useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { type Language, languages, names } from './code/languages.ts';

/** The operation of the editor as a program would send it. */
export function Code() {
  const [language, choose] = useState<Language>('curl');
  const [copied, setCopied] = useState(false);
  const { query, variables } = useOperation();
  const code = languages[language]({ endpoint: `${location.origin}/graphql`, query, variables });
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <section aria-label="Code" className="code">
      <h2>Code</h2>
      <p>
        <label htmlFor="language">Language</label>
        <select
          id="language"
          value={language}
          onChange={({ target }) => {
            choose(target.value as Language);
            setCopied(false);
          }}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by the keyboard too. */}
      <section tabIndex={0} aria-label={`Code in ${language}`}>
        <pre>{code}</pre>
      </section>
    </section>
  );
}

/** The current contents of the editors; variables that are not a JSON object are left out. */
function useOperation(): { query: string; variables: Record<string, unknown> } {
  const { query, variables } = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]) ?? {};
  return { query: query?.trim() ?? '', variables: parsed(variables ?? '') };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
