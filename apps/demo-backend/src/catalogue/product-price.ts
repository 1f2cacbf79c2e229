import { lowestBefore, saleHistory } from './price-history.ts';
import type { Random } from './random.ts';
import type { Brand } from './types.ts';

/** What a product costs now and, when on sale, what it cost before; integer euro cents. */
export interface ProductPrice {
  priceCents: number;
  listPriceCents: number | null;
  /** Lowest of the 30 days before the sale, out of the product's price history. */
  lowestPriceCents: number | null;
}

const TIER_FACTORS: Record<Brand['tier'], number> = { 0: 0.62, 1: 1, 2: 1.6, 3: 2.7 };
const REDUCTIONS = [0.2, 0.2, 0.3, 0.3, 0.4, 0.5, 0.6];

/** Rounds euros to a shop price: `34,95` below a hundred, `119,95` up to two hundred, `249,99` above. */
function retailCents(euros: number): number {
  if (euros < 20) return Math.max(1, Math.round(euros / 2)) * 200 - 5;
  if (euros < 60) return Math.round(euros / 5) * 500 - 5;
  if (euros < 200) return Math.round(euros / 10) * 1000 - 5;
  return Math.round(euros / 10) * 1000 - 1;
}

/**
 * Prices of a product from what its kind usually costs (euros), the brand's tier, and whether it is on sale.
 * @param past chance of its own for the price history, so that it changes nothing else about the product
 */
export function productPrice(
  usual: number,
  tier: Brand['tier'],
  sale: boolean,
  { random, past }: { random: Random; past: Random },
): ProductPrice {
  const full = retailCents(usual * TIER_FACTORS[tier] * (0.78 + random.next() * 0.5));
  if (!sale) return { priceCents: full, listPriceCents: null, lowestPriceCents: null };
  const reduced = retailCents((full / 100) * (1 - random.pick(REDUCTIONS)));
  const priceCents = Math.min(reduced, full - 300);
  const between = retailCents((full / 100) * 0.9);
  const wasCheaper = random.chance(0.35) && between > priceCents && between < full;
  const shortlyCents = wasCheaper ? between : null;
  const history = saleHistory({ fullCents: full, presentCents: priceCents, shortlyCents }, past);
  return { priceCents, listPriceCents: full, lowestPriceCents: lowestBefore(history) };
}
