import { STORAGE_KEYS } from '@weefsel/contracts';
import { isPlausible, MEASURES, type Measures } from '../tables/measure';
import { UNITS, type Unit } from './units';

/** The shopper's measures and preferred unit. */
export interface OwnMeasures {
  unit: Unit;
  measures: Measures;
}

const NOTHING: OwnMeasures = { unit: 'cm', measures: {} };

/** Listeners in this tab. Other tabs are notified by the browser's `storage` event. */
const listeners = new Set<() => void>();

/** Text that the storage refused; lives as long as the document. */
let unkept: string | undefined;

/** The stored text, unparsed. Empty where storage is forbidden. */
export function storedMeasures(): string {
  try {
    return unkept ?? localStorage.getItem(STORAGE_KEYS.measures) ?? '';
  } catch {
    return '';
  }
}

/** Parses the stored measures. Implausible values are left out. */
export function measuresIn(text: string): OwnMeasures {
  try {
    const stored: unknown = JSON.parse(text);
    const { unit, measures } = Object(stored) as Partial<Record<keyof OwnMeasures, unknown>>;
    const told = Object(measures) as Record<string, unknown>;
    const known = MEASURES.flatMap((measure) => {
      const cm = Object.hasOwn(told, measure) ? told[measure] : undefined;
      return typeof cm === 'number' && isPlausible(measure, cm) ? [[measure, cm] as const] : [];
    });
    return { unit: UNITS.find((one) => one === unit) ?? 'cm', measures: Object.fromEntries(known) };
  } catch {
    return NOTHING;
  }
}

function put(text: string | undefined): boolean {
  unkept = undefined;
  try {
    if (text === undefined) localStorage.removeItem(STORAGE_KEYS.measures);
    else localStorage.setItem(STORAGE_KEYS.measures, text);
    return true;
  } catch (error) {
    console.warn('[sizes] The measures cannot be kept.', error);
    unkept = text ?? '';
    return false;
  } finally {
    listeners.forEach((listener) => listener());
  }
}

/**
 * Stores the measures in this browser. False when the storage refuses; then only this document knows them.
 */
export const keepMeasures = (own: OwnMeasures): boolean => put(JSON.stringify(own));

/** Removes all stored measures. */
export const forgetMeasures = (): boolean => put(undefined);

/**
 * Calls `changed` after a change in any tab, and when the page is shown again. Returns an unsubscribe function.
 */
export function watchMeasures(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== STORAGE_KEYS.measures && key !== null) return;
    unkept = undefined;
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', changed);
  };
}
