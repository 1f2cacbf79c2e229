import type { Random } from './random.ts';
import type { Product } from './types.ts';

/** Arrival and season of a product. */
type ProductAge = Pick<Product, 'isNew' | 'archived' | 'createdDay' | 'season'>;

const SHARE_ARCHIVED = 0.04;
const SHARE_NEW = 0.15;

const WARM: ReadonlySet<string> = new Set(['wool', 'merino', 'cashmere', 'coating', 'shell', 'corduroy']);
const COOL: ReadonlySet<string> = new Set(['linen', 'viscose', 'poplin', 'silk']);

/** Season by the day of arrival, in days since 2024-01-01: warm cloth is for winter, cool cloth for summer. */
function seasonOf(fabric: string, createdDay: number): string {
  if (createdDay > 930) return 'Najaar 2026';
  if (WARM.has(fabric) && createdDay > 560 && createdDay < 800) return 'Winter 2025';
  if (COOL.has(fabric) && createdDay > 700) return 'Zomer 2026';
  return 'Hele jaar';
}

/** Decides whether a product is new, of a past season, or somewhere in between. */
export function productAge(fabric: string, random: Random): ProductAge {
  const chance = random.next();
  const isNew = chance < SHARE_NEW;
  const archived = !isNew && chance < SHARE_NEW + SHARE_ARCHIVED;
  if (archived) {
    const season = WARM.has(fabric) ? 'Winter 2024' : 'Zomer 2024';
    return { isNew, archived, createdDay: random.between(0, 240), season };
  }
  const createdDay = isNew ? random.between(980, 1040) : random.between(300, 979);
  return { isNew, archived, createdDay, season: seasonOf(fabric, createdDay) };
}
