import { lowestBefore, saleHistory } from './price-history.ts';
import type { Random } from './random.ts';
import type { Brand } from './types.ts';

/** Present price of a product and, on sale, its earlier prices; integer euro cents. */
export interface ProductPrice {
  priceCents: number;
  listPriceCents: number | null;
  /** Lowest price of the 30 days before the sale, from the price history. */
  lowestPriceCents: number | null;
}

const TIER_FACTORS: Record<Brand['tier'], number> = { 0: 0.62, 1: 1, 2: 1.6, 3: 2.7 };
const REDUCTIONS = [0.2, 0.2, 0.3, 0.3, 0.4, 0.5, 0.6];

/** Rounds euros to a shop price: `17,95` below 20, `34,95` below 60, `119,95` below 200, `249,99` above. */
function retailCents(euros: number): number {
  if (euros < 20) return Math.max(1, Math.round(euros / 2)) * 200 - 5;
  if (euros < 60) return Math.round(euros / 5) * 500 - 5;
  if (euros < 200) return Math.round(euros / 10) * 1000 - 5;
  return Math.round(euros / 10) * 1000 - 1;
}

/**
 * Prices of a product by its kind's usual price (euros), its brand's tier, and sale.
 * @param past separate random series for the price history, so that all else stays unchanged
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
