import type { Garment } from '../garment.ts';
import { ACCESSORIES } from '../pattern-book/accessories.ts';
import { BAGS } from '../pattern-book/bags.ts';
import { BLAZERS } from '../pattern-book/blazers.ts';
import { COATS } from '../pattern-book/coats.ts';
import { DRESSES } from '../pattern-book/dresses.ts';
import { JACKETS } from '../pattern-book/jackets.ts';
import { JEANS } from '../pattern-book/jeans.ts';
import { KNITWEAR } from '../pattern-book/knitwear.ts';
import { SHIRTS_AND_TOPS } from '../pattern-book/shirts-and-tops.ts';
import { SHOES } from '../pattern-book/shoes.ts';
import { SKIRTS_AND_JUMPSUITS } from '../pattern-book/skirts-and-jumpsuits.ts';
import { TROUSERS } from '../pattern-book/trousers.ts';

/** Groups of garments that are photographed and measured alike. */
export type Family =
  | 'top'
  | 'knit'
  | 'jacket'
  | 'dress'
  | 'skirt'
  | 'jumpsuit'
  | 'trousers'
  | 'jeans'
  | 'shoes'
  | 'bag'
  | 'belt'
  | 'scarf';

const GROUPS: readonly (readonly [Family, object])[] = [
  ['top', SHIRTS_AND_TOPS],
  ['knit', KNITWEAR],
  ['jacket', { ...BLAZERS, ...COATS, ...JACKETS }],
  ['dress', DRESSES],
  ['jeans', JEANS],
  ['trousers', TROUSERS],
  ['shoes', SHOES],
  ['bag', BAGS],
];

const isJumpsuit = (garment: Garment) => garment === 'jumpsuit' || garment === 'playsuit';

/** Family of a garment. */
export function familyOf(garment: Garment): Family {
  const found = GROUPS.find(([, entries]) => garment in entries);
  if (found) return found[0];
  if (garment in SKIRTS_AND_JUMPSUITS) return isJumpsuit(garment) ? 'jumpsuit' : 'skirt';
  return garment in ACCESSORIES && garment.endsWith('belt') ? 'belt' : 'scarf';
}
