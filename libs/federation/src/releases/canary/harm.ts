import { lnSum } from './logarithms.ts';
import { compares, type Table } from './measures.ts';
import { lnOddsEvidence } from './odds-evidence.ts';

const { log } = Math;
const NO_MONEY = -Infinity;

/** Factors on the canary's odds of a bad session: from a slight fault to one in nearly all sessions. */
const ODDS = [1.2, 1.4, 1.8, 2.5, 4, 8, 25, 150] as const;

/** Evidence so far that a canary is worse in one measure; plain numbers, to be stored as JSON. */
export interface Harm {
  /** Number of blocks with sessions in both arms. */
  blocks: number;
  /** Wealth of the bets on each of ODDS, as ln; empty before the first block. */
  lnWealth: readonly number[];
}

export const NO_HARM: Harm = { blocks: 0, lnWealth: [] };

/**
 * Bets one more block. The k-th block opens new bets with 1/(k(k+1)) of the money, shared by all odds.
 * So a late fault is found as well. Open bets are multiplied by the block's e-values.
 *
 * All money together is a test martingale: a mixture over odds and first block. It begins at 1.
 * It stays a supermartingale while the canary is no worse.
 * So it ever reaches 1/a with a probability of at most a (Ville 1939).
 */
export function withHarm(harm: Harm, table: Table): Harm {
  if (!compares(table)) return harm;
  const blocks = harm.blocks + 1;
  const opened = -log(blocks * (blocks + 1) * ODDS.length);
  const lnWealth = lnOddsEvidence(table, ODDS).map(
    (gain, i) => lnSum([harm.lnWealth[i] ?? NO_MONEY, opened]) + gain,
  );
  return { blocks, lnWealth };
}

/** ln of all money, including unopened bets: an e-process against "the canary is no worse". */
export const lnHarm = ({ blocks, lnWealth }: Harm): number => lnSum([...lnWealth, -log(blocks + 1)]);
