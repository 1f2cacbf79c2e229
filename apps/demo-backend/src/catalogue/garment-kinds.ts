import * as v from 'valibot';
import { garmentKind, type GarmentKind } from './garment-kind.ts';
import { readAssortment } from './read-assortment.ts';

/** The order counts: which product is of which kind follows from it. */
const FILES = ['dames-tops', 'dames-outfit', 'dames-extras', 'heren-tops', 'heren-outfit', 'heren-extras'];

/** Every kind of garment that is sold. */
export const GARMENT_KINDS: readonly GarmentKind[] = FILES.flatMap((name) =>
  readAssortment(`kinds/${name}`, v.array(garmentKind)),
);
