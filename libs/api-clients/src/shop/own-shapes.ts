import type { SnippetDocument } from '@weefsel/contracts';
import type { Shape, ShapeIssue } from '../wire/shape';

/*
 * The shop's own server has validated vendor responses field by field. This checks the outline only, without the
 * schema library: the code is among the first bytes of every page.
 */

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeOf = <T>(issuesIn: (value: unknown) => readonly ShapeIssue[]): Shape<T> => ({
  '~standard': {
    validate: (value) => {
      const issues = issuesIn(value);
      return issues.length > 0 ? { issues } : { value: value as T };
    },
  },
});

const listIssues = (value: unknown, isItem: (item: Fields) => boolean): ShapeIssue[] => {
  if (!Array.isArray(value)) return [{ message: 'Expected a list' }];
  return value.flatMap((item: unknown, index) =>
    isObject(item) && isItem(item) ? [] : { message: 'Not what the list is of', path: [index] },
  );
};

/** A list of objects with an id. */
export const listWithIds = <T extends { id: string }>(): Shape<T[]> =>
  shapeOf((value) => listIssues(value, ({ id }) => typeof id === 'string'));

/** All snippets with their keys. */
export const snippetList: Shape<SnippetDocument[]> = shapeOf((value) =>
  listIssues(value, (item) => typeof item.key === 'string' && typeof item.value === 'string'),
);

/** An object with these fields, each an object or a list. */
export const objectWith = <T>(...names: (keyof T & string)[]): Shape<T> =>
  shapeOf((value) => {
    const missing = isObject(value)
      ? names.filter((name) => typeof value[name] !== 'object' || !value[name])
      : ['it'];
    return missing.map((name) => ({ message: `Expected an object with "${name}"` }));
  });
