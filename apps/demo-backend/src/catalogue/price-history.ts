import type { Random } from './random.ts';

/** A price that a product got, and how long ago by the clock of whoever asks. */
export interface PriceChange {
  daysAgo: number;
  /** What it cost from that day on, in integer cents. */
  cents: number;
}

/** How far back a shop that announces a discount has to look (Omnibus directive). */
const DAYS = 30;

/**
 * The lowest price, in cents, of the 30 days before the present price began; null when there was none.
 * @param history oldest change first; the last one brought the present price
 */
export function lowestBefore(history: readonly PriceChange[]): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const start = present.daysAgo + DAYS;
  const asked = history.slice(0, -1).filter((_, n) => {
    const until = history[n + 1]?.daysAgo ?? present.daysAgo;
    return until < start;
  });
  return asked.length === 0 ? null : Math.min(...asked.map(({ cents }) => cents));
}

interface Sale {
  fullCents: number;
  presentCents: number;
  /** What it cost for a few days in the last month before the sale; null when it did not. */
  shortlyCents: number | null;
}

/** What a product on sale cost since it came in: its full price, campaigns of a few days, and the sale itself. */
export function saleHistory({ fullCents, presentCents, shortlyCents }: Sale, random: Random): PriceChange[] {
  const saleStart = random.between(3, 28);
  const history: PriceChange[] = [{ daysAgo: saleStart + random.between(150, 400), cents: fullCents }];
  const campaign = (end: number, cents: number) => {
    const length = random.between(2, 6);
    history.push({ daysAgo: end + length, cents }, { daysAgo: end, cents: fullCents });
  };
  // Older than the law looks, so it must not count.
  if (random.chance(0.4)) campaign(saleStart + DAYS + random.between(5, 60), presentCents);
  if (shortlyCents !== null) campaign(saleStart + random.between(1, DAYS - 1), shortlyCents);
  history.push({ daysAgo: saleStart, cents: presentCents });
  return history;
}
