import { locale } from '@weefsel/contracts';
import { toTenth } from '../tables/measure';
import type { Range } from '../tables/size-table';

export const UNITS = ['cm', 'inch'] as const;

export type Unit = (typeof UNITS)[number];

const CM_IN: Readonly<Record<Unit, number>> = { cm: 1, inch: 2.54 };

const number = /* @__PURE__ */ new Intl.NumberFormat(locale.code, { maximumFractionDigits: 1 });

/** Formats a measure without its unit: `24,5`. */
export const writtenIn = (unit: Unit, cm: number): string => number.format(cm / CM_IN[unit]);

/** Formats a measure with its unit: `74 cm`, `29,1 inch`. */
export const measured = (unit: Unit, cm: number): string => `${writtenIn(unit, cm)} ${unit}`;

/** Formats a range as in a table: `74–77`. `until` formats ranges without a lower end. */
export function writtenRange(unit: Unit, { from, to }: Range, until: (most: string) => string): string {
  if (from === undefined) return until(writtenIn(unit, to ?? 0));
  const first = writtenIn(unit, from);
  const last = writtenIn(unit, to ?? from);
  return first === last ? first : `${first}–${last}`;
}

const TYPED = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|inch|"|”)?$/i;

/** Parses a typed measure into cm; undefined for anything but a number. */
export function readIn(unit: Unit, text: string): number | undefined {
  const typed = TYPED.exec(text.trim())?.[1];
  return typed === undefined ? undefined : toTenth(Number(typed.replace(',', '.')) * CM_IN[unit]);
}
