import { compares, type Table, type Tally } from './measures.ts';
import { lnMarginEvidence } from './margin-evidence.ts';
import type { Tolerated } from './rules.ts';

/** Part of what is remembered that a new block leaves: about the last ten blocks tell what to expect of the next. */
const KEPT = 0.9;

/** Evidence so far in this step that a canary is not too much worse in one measure; plain numbers. */
export interface Harmless {
  /** ln of an e-process against "the canary is too much worse in every block of this step". */
  lnWealth: number;
  /** Sessions of both arms, earlier blocks counted less and less. */
  remembered: Tally;
}

export const NOTHING_KNOWN: Harmless = { lnWealth: 0, remembered: { of: 0, bad: 0 } };

/** A new step asks for evidence of its own, but knows what sessions were like. */
export const withoutEvidence = ({ remembered }: Harmless): Harmless => ({ lnWealth: 0, remembered });

/** Adds one block; the first one of all only says what to expect. */
export function withHarmless(
  { lnWealth, remembered }: Harmless,
  table: Table,
  tolerated: Tolerated,
): Harmless {
  if (!compares(table)) return { lnWealth, remembered };
  const expected = (remembered.bad + 0.5) / (remembered.of + 1);
  const gain = remembered.of === 0 ? 0 : lnMarginEvidence(table, expected, tolerated);
  return {
    lnWealth: lnWealth + gain,
    remembered: {
      of: KEPT * remembered.of + table.live.of + table.canary.of,
      bad: KEPT * remembered.bad + table.live.bad + table.canary.bad,
    },
  };
}
