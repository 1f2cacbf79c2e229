/**
 * The draw as stored in the canary's cookie. It holds no id: only the arm, the block and the counted outcomes.
 */
export interface Visit {
  /** Start of the canary, in ms since 1970. Visits of other canaries are invalid. */
  since: number;
  arm: 'live' | 'canary';
  /** Number of the block of the draw, from 0. */
  block: number;
  /** Share of new visits in the canary at that time, in percent. */
  percent: number;
  /** Outcomes counted for this visit, each at most once. */
  noted: ReadonlySet<Outcome>;
}

/** Outcomes of a visit: an error, a known INP, a poor one, something put into the cart. */
const OUTCOMES = { withError: 'e', withInp: 'i', withPoorInp: 'p', withCart: 'c' } as const;
export type Outcome = keyof typeof OUTCOMES;

/** The data of a canary for drawing visits. */
export interface Lottery {
  /** ISO 8601. */
  since: string;
  /** Share of new visits in the canary, in percent. */
  percent: number;
  /** Length of a block, in seconds. */
  blockSeconds: number;
}

export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];
const VISIT = /^([lc])\.([0-9a-z]{1,9})\.(\d{1,6})\.(\d{1,2})\.([eipc]{0,4})$/;

/** Number of the block of a moment (ms since 1970). Blocks depend on the clock alone, never on the counts. */
export const blockAt = ({ since, blockSeconds }: Omit<Lottery, 'percent'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / (1000 * blockSeconds)));

/** Draws the arm of a new visit. The visit keeps it to its end, even when the canary is widened. */
export const drawVisit = (lottery: Lottery, now = Date.now(), lot = Math.random()): Visit => ({
  since: Date.parse(lottery.since),
  arm: lot * 100 < lottery.percent ? 'canary' : 'live',
  block: blockAt(lottery, now),
  percent: lottery.percent,
  noted: new Set(),
});

/** The cookie value of a visit. */
export function writeVisit({ since, arm, block, percent, noted }: Visit): string {
  const letters = OUTCOME_NAMES.filter((name) => noted.has(name)).map((name) => OUTCOMES[name]);
  return [arm === 'canary' ? 'c' : 'l', since.toString(36), block, percent, letters.join('')].join('.');
}

/** The visit in a cookie; undefined for none, an invalid one, or one of another canary. */
export function readVisit(text: string | undefined, lottery: Lottery, now = Date.now()): Visit | undefined {
  const [, arm, since = '', block, percent, letters = ''] = VISIT.exec(text ?? '') ?? [];
  if (parseInt(since, 36) !== Date.parse(lottery.since)) return undefined;
  const visit = {
    since: Date.parse(lottery.since),
    arm: arm === 'c' ? 'canary' : 'live',
    block: Number(block),
    percent: Number(percent),
    noted: new Set(OUTCOME_NAMES.filter((name) => letters.includes(OUTCOMES[name]))),
  } as const;
  // Another server may have widened the canary a moment earlier, with its clock ahead.
  return visit.percent > 0 && visit.block <= blockAt(lottery, now) + 1 ? visit : undefined;
}
