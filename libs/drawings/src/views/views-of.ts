import type { Garment, View } from '../garment.ts';
import { familyOf, type Family } from './families.ts';

/** The pictures of each kind of thing, in the order in which a gallery shows them. */
const USUAL: Record<Family, readonly View[]> = {
  top: ['front', 'body', 'back', 'folded', 'detail'],
  knit: ['front', 'body', 'back', 'folded', 'detail'],
  jacket: ['front', 'body', 'back', 'hanging', 'detail'],
  dress: ['front', 'body', 'back', 'hanging', 'detail'],
  jumpsuit: ['front', 'body', 'back', 'hanging', 'detail'],
  skirt: ['front', 'body', 'back', 'hanging', 'detail'],
  trousers: ['front', 'body', 'back', 'hanging', 'detail'],
  jeans: ['front', 'body', 'back', 'folded', 'detail'],
  shoes: ['front', 'standing', 'back', 'detail'],
  bag: ['front', 'back', 'detail'],
  belt: ['front', 'back', 'detail'],
  scarf: ['front', 'back', 'detail'],
};

const HANGING: readonly View[] = ['front', 'body', 'back', 'hanging', 'detail'];

/** Soft or strapped tops that no shop folds, and shirts that it shows both ways. */
const OWN: Partial<Record<Garment, readonly View[]>> = {
  shirt: ['front', 'body', 'back', 'hanging', 'folded', 'detail'],
  blouse: HANGING,
  'shirt-blouse': ['front', 'body', 'back', 'hanging', 'folded', 'detail'],
  'wrap-blouse': HANGING,
  'wrap-top': HANGING,
  'kaftan-blouse': HANGING,
  top: HANGING,
  camisole: HANGING,
  singlet: HANGING,
  overshirt: HANGING,
  'long-cardigan': HANGING,
  // They stand overlapping already.
  'tall-boots': ['front', 'back', 'detail'],
};

/** The views of a garment that are photographed, in the order of a gallery. */
export const viewsOf = (garment: Garment): readonly View[] => OWN[garment] ?? USUAL[familyOf(garment)];
