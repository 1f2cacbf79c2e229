import { STORAGE_KEYS } from '@weefsel/contracts';
import { visitsAt, type Visits } from './visits';

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

function stored(): Visits | undefined {
  const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.visits) ?? 'null');
  if (typeof known !== 'object' || known === null || !('last' in known) || !isTime(known.last))
    return undefined;
  const previous = 'previous' in known && isTime(known.previous) ? { previous: known.previous } : {};
  return { last: known.last, ...previous };
}

function read(): Visits | undefined {
  try {
    return stored();
  } catch {
    // Forbidden, or damaged.
    return undefined;
  }
}

/**
 * End of the previous visit, in ms; undefined when unknown. Records that a page is shown now. Requires the shopper's
 * consent.
 */
export function previousVisit(now: number = Date.now()): number | undefined {
  const visits = visitsAt(read(), now);
  try {
    localStorage.setItem(STORAGE_KEYS.visits, JSON.stringify(visits));
  } catch {
    // Full or forbidden. The known visits still count.
  }
  return visits.previous;
}
