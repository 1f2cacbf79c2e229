import * as v from 'valibot';
import { garmentKind, type GarmentKind } from './garment-kind.ts';
import { readAssortment } from './read-assortment.ts';

/** The order matters: it decides the kind of each product. */
const FILES = [
  'dames-shirts-and-tops',
  'dames-knitwear',
  'dames-outerwear',
  'dames-dresses-and-skirts',
  'dames-trousers',
  'dames-shoes',
  'dames-accessories',
  'heren-shirts-and-tops',
  'heren-knitwear',
  'heren-outerwear',
  'heren-trousers',
  'heren-shoes',
  'heren-accessories',
];

/** Every kind of garment that is sold. */
export const GARMENT_KINDS: readonly GarmentKind[] = FILES.flatMap((name) =>
  readAssortment(`kinds/${name}`, v.array(garmentKind)),
);
