import { buildSchema, findBreakingChanges, findDangerousChanges, getNamedType } from 'graphql';
import { additions } from './additions.mjs';

/**
 * The changes between two versions of the schema, worst first. A breaking change is `announced` when what was removed
 * was deprecated with a date that has passed.
 */
export function compare(before, after, day) {
  const [was, is] = [buildSchema(before), buildSchema(after)];
  const breaking = findBreakingChanges(was, is).map(({ type, description }) => ({
    class: 'breaking',
    text: description,
    announced: announced(was, type, description, day),
  }));
  const dangerous = findDangerousChanges(was, is).map(({ description }) => ({ class: 'dangerous', text: description }));
  const worse = new Set([...breaking, ...dangerous].map(({ text }) => text));
  const safe = additions(was, is)
    .filter((text) => !worse.has(text))
    .map((text) => ({ class: 'safe', text }));
  return [...breaking, ...dangerous, ...safe];
}

/** The names in a description of graphql-js: `Job.slug was removed.`, `OLDEST was removed from enum type JobSort.` */
function announced(schema, type, description, day) {
  const [, parent, member] = description.match(/^(\w+)\.(\w+)/) ?? [];
  switch (type) {
    case 'FIELD_REMOVED':
    case 'FIELD_CHANGED_KIND':
      return isDue(schema.getType(parent)?.getFields?.()[member], day);
    case 'ARG_REMOVED':
    case 'ARG_CHANGED_KIND': {
      const [, name] = description.match(/(?:arg|argument) (\w+)/) ?? [];
      return isDue(
        schema
          .getType(parent)
          ?.getFields?.()
          [member]?.args.find((arg) => arg.name === name),
        day,
      );
    }
    case 'VALUE_REMOVED_FROM_ENUM': {
      const [, value, owner] = description.match(/^(\w+) was removed from enum type (\w+)/) ?? [];
      return isDue(schema.getType(owner)?.getValue(value), day);
    }
    case 'TYPE_REMOVED': {
      const [name] = description.split(' ');
      const users = usersOf(schema, name);
      return users.length > 0 && users.every((field) => isDue(field, day));
    }
    default:
      return false;
  }
}

/** Fields through which a type was reached. */
function usersOf(schema, name) {
  return Object.values(schema.getTypeMap())
    .flatMap((type) => Object.values(type.getFields?.() ?? {}))
    .filter((field) => getNamedType(field.type).name === name);
}

/** The breaking changes of a changelog that were neither announced nor given a reason. */
export function unannounced(log) {
  return log.flatMap(({ day, changes }) =>
    changes
      .filter((change) => change.class === 'breaking' && !change.announced && !change.accepted)
      .map(({ text }) => `${day}: ${text}`),
  );
}

function isDue(element, day) {
  const [goes] = element?.deprecationReason?.match(/\d{4}-\d{2}-\d{2}/) ?? [];
  return goes !== undefined && goes <= day;
}
