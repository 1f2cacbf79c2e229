import type { Text } from '@weefsel/contracts/snippets';
import { measured, writtenRange, type Unit } from '../measures/units';
import type { Range, SizeTable } from '../tables/size-table';
import type { Near, Reason } from './suggest-size';

/** Context of sentences about a table. */
export interface Telling {
  text: Text;
  unit: Unit;
  table: SizeTable;
  /** Word for its sizes in a sentence: `maat`. */
  word: string;
}

/** Text of a range without a lower end. */
export const until = (text: Text) => (most: string) => text('headless.sizes.until', { most });

/** Sentence about one measure, with the table's figures for comparison. */
export function reasonText({ measure, cm, place }: Reason, { text, unit, table, word }: Telling): string {
  const said = { your: text(`headless.sizes.your.${measure}`), value: measured(unit, cm), word };
  const rangeAt = (at: number): Range => table.rows.at(at)?.ranges[measure] ?? {};
  const sizeAt = (at: number): string => table.rows.at(at)?.size ?? '';
  switch (place.kind) {
    case 'in': {
      const range = `${writtenRange(unit, rangeAt(place.at), until(text))} ${unit}`;
      return text('headless.sizes.reasonIn', { ...said, size: sizeAt(place.at), range });
    }
    case 'between':
      return text('headless.sizes.reasonBetween', {
        ...said,
        lower: sizeAt(place.at),
        upper: sizeAt(place.at + 1),
      });
    case 'below': {
      const limit = measured(unit, rangeAt(0).from ?? 0);
      return text('headless.sizes.reasonBelow', { ...said, size: sizeAt(0), limit });
    }
    case 'above': {
      const limit = measured(unit, rangeAt(-1).to ?? 0);
      return text('headless.sizes.reasonAbove', { ...said, size: sizeAt(-1), limit });
    }
  }
}

/** Sentence about a nearby size and its distance. */
export const nearText = ({ size, cm, is }: Near, { text, unit, word }: Omit<Telling, 'table'>): string =>
  text(is === 'more' ? 'headless.sizes.nearMore' : 'headless.sizes.nearLess', {
    cm: measured(unit, cm),
    word,
    size,
  });
