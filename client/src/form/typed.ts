/** What a visitor changed in a form, by the names of its fields. */
export type Typed = Record<string, string[]>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Visitors consent each time. */
const skipped = new Set(['consent', 'remove']);

function controls(form: HTMLFormElement): Control[] {
  const fields = Array.from(form.elements) as Control[];
  return fields.filter(
    ({ name, type, tagName }) =>
      /^(INPUT|TEXTAREA|SELECT)$/.test(tagName) && name && !skipped.has(name) && type !== 'hidden' && type !== 'file',
  );
}

const isBox = (field: Control): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Control): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const first = Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0];
    return field.value !== first?.value;
  }
  return field.value !== field.defaultValue;
}

/** Null when nothing was changed. */
export function readTyped(form: HTMLFormElement): Typed | null {
  const fields = controls(form);
  const changed = new Set(fields.filter(isChanged).map(({ name }) => name));
  const typed: Typed = {};
  for (const field of fields) {
    if (!changed.has(field.name)) continue;
    typed[field.name] ??= [];
    if (!isBox(field) || field.checked) typed[field.name]?.push(field.value);
  }
  return changed.size > 0 ? typed : null;
}

/** Fills in what was typed before, except in fields that have changed since. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const field of controls(form)) {
    const values = typed[field.name];
    if (!values || isChanged(field)) continue;
    if (isBox(field)) field.checked = values.includes(field.value);
    else write(field, values[0] ?? '');
    field.closest('details')?.setAttribute('open', '');
    // A visitor in this field is about to type and saw it empty: what they type replaces the text instead of joining it.
    if (field === document.activeElement && !(field instanceof HTMLSelectElement)) field.select();
  }
}

/** Sets a value as if it were typed, so that the field's listeners run. */
export function write(field: Control, value: string): void {
  // React remembers what it sees set on the element itself and would take the event for a repeat.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
