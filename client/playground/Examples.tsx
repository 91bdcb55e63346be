import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples, tasks } from './examples.ts';
import { current } from './session.ts';

/** The example operations by task. Each opens in a tab of its own. */
export function Examples() {
  const { addTab } = useGraphiQLActions();
  const query = useGraphiQL(({ queryEditor }) => queryEditor);
  const variables = useGraphiQL(({ variableEditor }) => variableEditor);
  const open = (example: Example) => {
    addTab();
    query?.setValue(example.query);
    variables?.setValue(variablesOf(example));
  };
  return (
    <section aria-label="Examples" className="examples">
      <h2>Examples</h2>
      <p>Each opens in its own tab, ready to run.</p>
      {tasks.map((task) => (
        <section key={task} aria-label={task}>
          <h3>{task}</h3>
          <ul>
            {examples
              .filter((example) => example.task === task)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" onClick={() => open(example)}>
                    {example.title}
                  </button>
                  <p className="about">{example.about}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The variables as they are tried: keys are fresh, and what was sent before is taken up. */
function variablesOf({ variables }: Example): string {
  const { uploaded, sent } = current();
  return variables
    .replace('{uuid}', crypto.randomUUID())
    .replace('{file}', uploaded || 'the id that uploadFile gave')
    .replace('{sent}', sent || crypto.randomUUID());
}
