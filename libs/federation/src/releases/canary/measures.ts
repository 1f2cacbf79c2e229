import type { ArmCounts, Block } from './counts.ts';

/** Measures of the canary analysis. */
export const MEASURE_NAMES = ['errors', 'inp', 'cart'] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** INP from which a session counts as poor, in ms (web.dev's limit). Changes must precede a block. */
export const POOR_INP_MS = 500;

/** Sessions of one measure: all that could have gone badly, and those that did. */
export interface Tally {
  of: number;
  bad: number;
}

/** One block as a two-by-two table. */
export interface Table {
  live: Tally;
  canary: Tally;
}

/** `bad` names bad sessions in messages, after "sessions". */
export const MEASURES: Record<MeasureName, { bad: string; tally: (counts: ArmCounts) => Tally }> = {
  errors: {
    bad: 'with an error',
    tally: ({ sessions, withError }) => ({ of: sessions, bad: withError }),
  },
  inp: {
    bad: 'with a poor INP',
    tally: ({ withInp, withPoorInp }) => ({ of: withInp, bad: withPoorInp }),
  },
  cart: {
    bad: 'that put nothing into the cart',
    tally: ({ sessions, withCart }) => ({ of: sessions, bad: sessions - withCart }),
  },
};

/** The table of a block for one measure. */
export function tableOf(block: Block, name: MeasureName): Table {
  const { tally } = MEASURES[name];
  return { live: tally(block.live), canary: tally(block.canary) };
}

/** True when both arms have sessions, so that a table compares something. */
export const compares = ({ live, canary }: Table): boolean => live.of > 0 && canary.of > 0;
