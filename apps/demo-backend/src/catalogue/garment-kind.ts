import type { Garment, Pattern } from '../pictures/garment.ts';
import type { BrandFocus } from './brands.ts';
import type { Palette } from './colours.ts';
import type { FabricName } from './fabrics.ts';
import type { SizeScale } from './sizes.ts';
import type { Gender } from './types.ts';

/** A recipe from which products are made: everything that blouses have in common and may differ in. */
export interface GarmentKind {
  gender: Gender;
  /** SEO path below the gender: `kleding/blouses`. */
  category: string;
  /** Silhouette of the picture generator. */
  garment: Garment;
  /** Dutch noun in lower case. */
  noun: string;
  /** `het` words take an uninflected adjective, `plural` ones a plural verb. */
  grammar: 'de' | 'het' | 'plural';
  scale: SizeScale;
  /** Whether it also comes in lengths (jeans, chinos). */
  lengths: boolean;
  palette: Palette;
  fabrics: readonly FabricName[];
  patterns: readonly Pattern[];
  /** Trimmings; singular ones start with `een`: `een opstaande kraag`. */
  details: readonly string[];
  fits: readonly string[];
  sleeves: readonly string[];
  /** Usual price in euros at a brand of tier 1. */
  price: number;
  /** Share in the assortment. */
  weight: number;
  focus: readonly BrandFocus[];
}

type Optional = 'grammar' | 'lengths' | 'palette' | 'patterns' | 'fits' | 'sleeves' | 'weight' | 'focus';

/** Fills in what most garments have in common. */
export function kind(
  recipe: Omit<GarmentKind, Optional> & Partial<Pick<GarmentKind, Optional>>,
): GarmentKind {
  return {
    grammar: 'de',
    lengths: false,
    palette: 'fashion',
    patterns: ['effen'],
    fits: ['Regular fit'],
    sleeves: [],
    weight: 4,
    focus: ['mode'],
    ...recipe,
  };
}
