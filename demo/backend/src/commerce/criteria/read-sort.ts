import { isObject } from '../transport/json-body.ts';
import { errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';

export interface Sorting {
  field: string;
  descending: boolean;
  /** Numbers inside texts count as numbers: `W9` before `W10`. */
  natural: boolean;
}

/** Protects the server: more sort fields than any page uses. */
const MOST = 20;

const badSort = (pointer: string, detail = 'A value for the sort parameter is required.'): StoreErrorEntry =>
  errorEntry(400, 'FRAMEWORK__INVALID_SORT_QUERY', detail, { pointer });

function fromText(sent: string, errors: StoreErrorEntry[]): Sorting[] {
  const fields = sent.split(',').filter((field) => /^-?[^-]/.test(field));
  if (fields.length === 0) errors.push(badSort('/sort'));
  return fields.map((field) => ({
    field: field.replace(/^-/, ''),
    descending: field.startsWith('-'),
    natural: false,
  }));
}

/** The requested order: objects, or `-createdAt,name`. Adds problems to `errors`. */
export function readSort(sent: unknown, errors: StoreErrorEntry[]): Sorting[] {
  if (sent === undefined || sent === null) return [];
  const entries: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  const { length } = typeof sent === 'string' ? sent.split(',') : entries;
  if (length > MOST) {
    errors.push(badSort('/sort', `There may be no more than ${MOST} fields to sort by.`));
    return [];
  }
  if (typeof sent === 'string') return fromText(sent, errors);
  return entries.flatMap((entry, place) => {
    const field = isObject(entry) ? entry['field'] : undefined;
    if (!isObject(entry) || typeof field !== 'string' || field === '') {
      errors.push(badSort(`/sort/${place}`));
      return [];
    }
    const { order, naturalSorting } = entry;
    const descending = typeof order === 'string' && order.toUpperCase() === 'DESC';
    return { field, descending, natural: naturalSorting === true };
  });
}
