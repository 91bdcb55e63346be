/** Corrects the roles and names that GraphiQL and its explorer give wrongly, or not at all, to screen readers. */
export function fixAccessibility(root: HTMLElement): void {
  new MutationObserver(() => {
    fixTabs(root);
    nameFields(root);
    for (const choice of root.querySelectorAll<HTMLElement>(choices)) fixChoice(choice);
    // These buttons are named by their words; the other name that GraphiQL gives them hides those.
    for (const button of root.querySelectorAll('.graphiql-history-item-label')) button.removeAttribute('aria-label');
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['role', 'aria-selected', 'class'] });
  root.addEventListener('keydown', (e) => {
    if ((e.key !== ' ' && e.key !== 'Enter') || !(e.target as Element).matches(choices)) return;
    e.preventDefault();
    (e.target as HTMLElement).click();
  });
}

/** What the explorer offers to choose: fields and arguments. */
const choices = '.graphiql-explorer-root :is([data-field-name], [data-arg-name] > span:has(> svg, > span > svg))';

/** A choice of the explorer is made by pointer alone, and only its mark says whether it is made: a tick, or an arrow that points down. */
function fixChoice(choice: HTMLElement) {
  const mark = choice.querySelector('svg');
  const ticked = (mark?.children.length ?? 0) > 1 || mark?.style.transform === 'rotate(90deg)';
  if (choice.role !== 'checkbox') choice.role = 'checkbox'; // setting it is seen by the observer
  choice.ariaChecked = String(ticked);
  choice.tabIndex = 0;
}

/** A tab is a list item with buttons inside, which nobody can enter. As a plain list, its buttons say which one is shown. */
function fixTabs(root: HTMLElement) {
  root.querySelector('[role="tablist"]')?.removeAttribute('role');
  root.querySelector('[role="tabpanel"]')?.setAttribute('role', 'region');
  for (const item of root.querySelectorAll('.graphiql-tab')) {
    const shown = item.classList.contains('graphiql-tab-active');
    item.removeAttribute('role');
    item.removeAttribute('aria-selected');
    item.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(shown));
  }
}

/** The explorer's fields stand behind the name of their argument, without a label. */
function nameFields(root: HTMLElement) {
  for (const field of root.querySelectorAll<HTMLElement>('.graphiql-explorer-root :is(input, select)')) {
    if (field.ariaLabel) continue;
    const argument = field.closest<HTMLElement>('[data-arg-name]')?.dataset.argName;
    field.ariaLabel = argument
      ? `Value of ${argument}`
      : field.tagName === 'SELECT'
        ? 'Kind of operation to add'
        : 'Name of the operation';
  }
}
