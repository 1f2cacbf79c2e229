import * as v from 'valibot';
import { identifierOf } from './identifier.ts';
import { localSeoPath } from './local-seo-path.ts';
import { readAssortment } from './read-assortment.ts';
import { slugOf } from './slug.ts';
import type { Brand } from './types.ts';

/** Main product group of a brand; decides which garments carry its label. */
export const BRAND_FOCUSES = ['mode', 'denim', 'schoenen', 'leer'] as const;

type BrandFocus = (typeof BRAND_FOCUSES)[number];

/** A brand with the property that only the generator needs. */
export interface FocusedBrand extends Brand {
  focus: BrandFocus;
}

// All names are invented for this shop.
const ROWS = readAssortment(
  'brands',
  v.array(
    v.strictObject({
      name: v.string(),
      genders: v.array(v.picklist(['dames', 'heren'])),
      tier: v.picklist([0, 1, 2, 3]),
      focus: v.picklist(BRAND_FOCUSES),
    }),
  ),
);

/** The sixty brands in alphabetical order, with identifiers of this seed. */
export function createBrands(seed: number): FocusedBrand[] {
  return ROWS.map(({ name, genders, tier, focus }, n) => {
    const slug = slugOf(name);
    const id = identifierOf(seed, 'brand', n);
    return {
      id,
      searchId: 500 + n,
      name,
      slug,
      seoPath: localSeoPath(`merken/${slug}/`),
      genders,
      tier,
      focus,
    };
  });
}
