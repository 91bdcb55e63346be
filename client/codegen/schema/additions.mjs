import { isInputObjectType, isRequiredInputField, isSpecifiedScalarType } from 'graphql';

/** Describes what is new or reworded. None of it can break an operation. */
export function additions(was, is) {
  const lines = [];
  const reworded = [];
  for (const type of Object.values(is.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    const old = was.getType(type.name);
    if (!old) {
      lines.push(`${type.name} was added.`);
      continue;
    }
    if (old.description !== type.description) reworded.push(type.name);
    members(type, old, lines, reworded);
  }
  for (const directive of is.getDirectives()) {
    if (!was.getDirective(directive.name)) lines.push(`@${directive.name} was added.`);
  }
  if (reworded.length) lines.push(`Descriptions were reworded: ${reworded.join(', ')}.`);
  return lines;
}

/** Fields, input fields and values of a type that existed. New enum values and union members are dangerous, not safe. */
function members(type, old, lines, reworded) {
  const fields = type.getFields?.() ?? {};
  const oldFields = old.getFields?.() ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const at = `${type.name}.${name}`;
    const before = oldFields[name];
    if (!before) {
      if (!(isInputObjectType(type) && isRequiredInputField(field))) lines.push(`${at} was added.`);
      continue;
    }
    compareTexts(at, before, field, lines, reworded);
    for (const arg of field.args ?? []) {
      const oldArg = before.args?.find((a) => a.name === arg.name);
      if (oldArg) compareTexts(`${at}(${arg.name}:)`, oldArg, arg, lines, reworded);
    }
    if (String(before.type) !== String(field.type)) {
      lines.push(`${at} changed type from ${before.type} to ${field.type}.`);
    }
  }
  for (const value of type.getValues?.() ?? []) {
    const before = old.getValue?.(value.name);
    if (before) compareTexts(`${type.name}.${value.name}`, before, value, lines, reworded);
  }
}

function compareTexts(at, before, now, lines, reworded) {
  if (!before.deprecationReason && now.deprecationReason) lines.push(`${at} was deprecated: ${now.deprecationReason}`);
  if (before.description !== now.description) reworded.push(at);
}
