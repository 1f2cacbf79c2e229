import { useState } from 'react';
import type { Measure, Measures } from '../tables/measure';
import type { OwnMeasures } from './own-measures-storage';
import { readIn, writtenIn, type Unit } from './units';

type Drafts = Partial<Record<Measure, string>>;

/** Values of the fields: the typed text, else the stored measure. */
export function useDrafts({ unit, measures }: OwnMeasures) {
  const [drafts, setDrafts] = useState<Drafts>({});

  const shown = (measure: Measure): string => {
    const kept = measures[measure];
    return drafts[measure] ?? (kept === undefined ? '' : writtenIn(unit, kept));
  };

  /** Converts the typed texts to the other unit. Text that is no number stays unchanged. */
  const convert = (to: Unit) =>
    setDrafts((before) => {
      const converted = Object.entries(before).map(([measure, text]) => {
        const cm = readIn(unit, text);
        return [measure, cm === undefined ? text : writtenIn(to, cm)];
      });
      return Object.fromEntries(converted) as Drafts;
    });

  /**
   * Stored measures with the typed ones applied. An emptied field is removed; an untouched one keeps its exact value.
   */
  const merged = (): Measures => {
    const typed = Object.entries(drafts).map(([measure, text]) => [measure, readIn(unit, text)] as const);
    const all = Object.entries({ ...measures, ...Object.fromEntries(typed) });
    return Object.fromEntries(all.filter(([, cm]) => cm !== undefined)) as Measures;
  };

  return {
    shown,
    type: (measure: Measure, text: string) => setDrafts((before) => ({ ...before, [measure]: text })),
    convert,
    merged,
    drop: () => setDrafts({}),
  };
}
