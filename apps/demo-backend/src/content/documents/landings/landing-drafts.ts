import { brandLandings } from './brands.ts';
import { ladiesClothes } from './ladies-clothes.ts';
import { ladies } from './ladies.ts';
import type { LandingDraft } from './landing.ts';
import { menClothes } from './men-clothes.ts';
import { men } from './men.ts';

/** Everything written around listings. */
export const landingDrafts: readonly LandingDraft[] = [
  ladies,
  ...ladiesClothes,
  men,
  ...menClothes,
  ...brandLandings,
];
