import { useState } from 'react';
import type { Measure, Measures } from '../tables/measure';
import type { OwnMeasures } from './own-measures-storage';
import { readIn, writtenIn, type Unit } from './units';

type Drafts = Partial<Record<Measure, string>>;

/** What stands in the fields: what is being typed, else what is kept. */
export function useDrafts({ unit, measures }: OwnMeasures) {
  const [drafts, setDrafts] = useState<Drafts>({});

  const shown = (measure: Measure): string => {
    const kept = measures[measure];
    return drafts[measure] ?? (kept === undefined ? '' : writtenIn(unit, kept));
  };

  /** What is typed so far goes over to the other unit; what is no number stays as it is. */
  const convert = (to: Unit) =>
    setDrafts((before) => {
      const converted = Object.entries(before).map(([measure, text]) => {
        const cm = readIn(unit, text);
        return [measure, cm === undefined ? text : writtenIn(to, cm)];
      });
      return Object.fromEntries(converted) as Drafts;
    });

  /** What is kept with what was typed over it: an emptied field is forgotten, an untouched one stays to the tenth. */
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
