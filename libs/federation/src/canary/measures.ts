import type { ArmCounts, Block } from './counts.ts';

/** What a canary is judged by. */
export const MEASURE_NAMES = ['errors', 'inp', 'cart'] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** INP from which on a session counts as poor, in ms (web.dev's limit); another must be fixed before a block begins. */
export const POOR_INP_MS = 500;

/** Sessions of one measure: how many could have gone badly, and how many did. */
export interface Tally {
  of: number;
  bad: number;
}

/** One block as a table of two by two. */
export interface Table {
  live: Tally;
  canary: Tally;
}

/** `bad` is what bad sessions are called, after "sessions". */
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

/** A block as one measure sees it. */
export function tableOf(block: Block, name: MeasureName): Table {
  const { tally } = MEASURES[name];
  return { live: tally(block.live), canary: tally(block.canary) };
}

/** Whether a table compares anything: both arms have sessions. */
export const compares = ({ live, canary }: Table): boolean => live.of > 0 && canary.of > 0;
