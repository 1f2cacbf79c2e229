import type { Garment, View } from '../garment.ts';
import { familyOf, type Family } from './families.ts';

/** Views of each family, in gallery order. */
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

/** Exceptions: soft or strapped tops are not folded, and shirts are shown both ways. */
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
  // They overlap already in the drawing.
  'tall-boots': ['front', 'back', 'detail'],
};

/** Photographed views of a garment, in gallery order. */
export const viewsOf = (garment: Garment): readonly View[] => OWN[garment] ?? USUAL[familyOf(garment)];
