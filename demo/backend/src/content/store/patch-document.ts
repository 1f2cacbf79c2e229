import { Mutation } from '@sanity/mutator';
import type { ContentDocument } from '../dataset.ts';
import { withinTime } from '../time-limit.ts';
import { MutationError } from './mutation-error.ts';

/** Longest time of one patch, in ms. */
const LONGEST_MS = 1000;

const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
  'merge',
  'replace',
];
const KNOWN = new Set([...OPERATIONS, 'id', 'query', 'params', 'ifRevisionID']);
/** Attributes that patches cannot change. */
const FIXED = ['_id', '_type'] as const;

function check(patch: Record<string, unknown>, index: number): void {
  const unknown = Object.keys(patch).find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    throw new MutationError('validationError', `Unknown patch operation "${unknown}"`, { index });
  const names = Object.keys(patch).filter((name) => OPERATIONS.includes(name));
  for (const name of names) {
    const value = patch[name];
    const isRight =
      name === 'unset'
        ? Array.isArray(value)
        : typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isRight)
      throw new MutationError(
        'validationError',
        `"${name}" must be ${name === 'unset' ? 'an array of paths' : 'an object'}`,
        {
          index,
        },
      );
  }
}

/**
 * Applies the patch to the document, with the vendor's own patcher.
 * @throws MutationError when the revision differs, or the patch cannot be applied.
 */
export function patchDocument(
  document: ContentDocument & { _rev?: string },
  patch: Record<string, unknown>,
  index: number,
): ContentDocument {
  const at = { index, id: document._id };
  check(patch, index);
  const { ifRevisionID, query: _query, params: _params, ...operations } = patch;
  if (ifRevisionID !== undefined && ifRevisionID !== document._rev)
    throw new MutationError(
      'documentRevisionIDDoesNotMatchError',
      `document "${document._id}" has unexpected revision ID (${document._rev ?? ''}), expected "${String(ifRevisionID)}"`,
      at,
    );
  let patched: ContentDocument | null;
  try {
    const mutation = new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] as never });
    patched = withinTime(LONGEST_MS, () => ({
      document: mutation.apply(structuredClone({ ...document })) as ContentDocument | null,
    })).document;
  } catch (error) {
    throw new MutationError('validationError', error instanceof Error ? error.message : String(error), at);
  }
  const changed = FIXED.find((name) => patched?.[name] !== document[name]);
  if (!patched || changed)
    throw new MutationError('validationError', `Cannot modify immutable attribute "${changed ?? '_id'}"`, at);
  return patched;
}
