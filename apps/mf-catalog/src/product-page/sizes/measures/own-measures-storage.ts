import { STORAGE_KEYS } from '@weefsel/contracts';
import { isPlausible, MEASURES, type Measures } from '../tables/measure';
import { UNITS, type Unit } from './units';

/** What somebody told of themselves, and how they want it written. */
export interface OwnMeasures {
  unit: Unit;
  measures: Measures;
}

const NOTHING: OwnMeasures = { unit: 'cm', measures: {} };

/** Those in this tab who want to know when they change; other tabs are heard of by the browser. */
const listeners = new Set<() => void>();

/** What could not be put into the storage, as long as this document lives. */
let unkept: string | undefined;

/** What is stored, as it is; nothing where that is forbidden. */
export function storedMeasures(): string {
  try {
    return unkept ?? localStorage.getItem(STORAGE_KEYS.measures) ?? '';
  } catch {
    return '';
  }
}

/** The measures in a stored text; whatever cannot be somebody's is left out. */
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

/** Keeps them in this browser. False when it takes nothing: then this document alone knows them. */
export const keepMeasures = (own: OwnMeasures): boolean => put(JSON.stringify(own));

/** Forgets all of them. */
export const forgetMeasures = (): boolean => put(undefined);

/** Calls back when they have changed, here or in another tab, or while this page was kept by the browser. Returns how to stop that. */
export function watchMeasures(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
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
