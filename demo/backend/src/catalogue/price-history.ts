import type { Random } from './random.ts';

/** A price change, with its age in days by the caller's clock. */
export interface PriceChange {
  daysAgo: number;
  /** Price from that day on, in integer cents. */
  cents: number;
}

/** Days that a shop announcing a discount has to look back (Omnibus directive). */
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
  /** Price of a few days in the last month before the sale; null without one. */
  shortlyCents: number | null;
}

/** Price history of a product on sale: full price, campaigns of a few days, and the sale. */
export function saleHistory({ fullCents, presentCents, shortlyCents }: Sale, random: Random): PriceChange[] {
  const saleStart = random.between(3, 28);
  const history: PriceChange[] = [{ daysAgo: saleStart + random.between(150, 400), cents: fullCents }];
  const campaign = (end: number, cents: number) => {
    const length = random.between(2, 6);
    history.push({ daysAgo: end + length, cents }, { daysAgo: end, cents: fullCents });
  };
  // Lies before the 30 days of the law, so it must not count.
  if (random.chance(0.4)) campaign(saleStart + DAYS + random.between(5, 60), presentCents);
  if (shortlyCents !== null) campaign(saleStart + random.between(1, DAYS - 1), shortlyCents);
  history.push({ daysAgo: saleStart, cents: presentCents });
  return history;
}
