import { familyOf, type DrawnMeasures, type Garment } from '@weefsel/drawings';
import type { Product } from '../types.ts';
import type { Row } from './row.ts';

/** Widths of bags in cm; the height follows from the drawing. */
const BAGS: Partial<Record<Garment, number>> = {
  bag: 32,
  'shoulder-bag': 30,
  shopper: 38,
  'crossbody-bag': 24,
  'bucket-bag': 26,
  'weekend-bag': 50,
  briefcase: 40,
};

const BELTS: Partial<Record<Garment, number>> = {
  belt: 3.5,
  'braided-belt': 3.5,
  'round-buckle-belt': 3,
  'wide-belt': 6,
};

const SCARVES: Partial<Record<Garment, readonly [length: number, width: number]>> = {
  scarf: [190, 35],
  'long-scarf': [200, 30],
  stole: [190, 70],
  'silk-scarf': [150, 20],
};

/** Heel heights in cm, from the floor to the sole. */
const HEELS: Partial<Record<Garment, number>> = {
  'heeled-boots': 7,
  'tall-boots': 6.5,
  'western-boots': 4.5,
  'ankle-boots': 4.5,
  'platform-sneakers': 4,
  'chelsea-boots': 3,
  'dress-shoes': 2.5,
  loafers: 2.5,
  'monk-straps': 2.5,
};

/**
 * Boots, of which the shaft height matters. A drawing shows a pair one above the other, except for standing boots.
 */
const BOOTS = /boots$/;

/** Outer length in cm of the drawn shoe size. */
const SHOE = 29;
const BLOCK_HEEL = 5;

const insole = (size: string) => (Number(size) * 2) / 3 - 1;

function shoe({ made }: Product, { ratio }: DrawnMeasures, size: string): Row {
  const { garment, details = [] } = made;
  const heel = details.includes('block-heel') ? BLOCK_HEEL : HEELS[garment];
  const isPair = garment !== 'tall-boots';
  const shaft = (SHOE * ratio) / (isPair ? 2 : 1);
  return [
    ['insole', insole(size)],
    ...(heel === undefined ? [] : ([['heel', heel]] as const)),
    ...(BOOTS.test(garment) ? ([['shaft', Math.round(shaft)]] as const) : []),
  ];
}

/** Measures of goods that do not depend on body girths. */
export function measuresOfGoods(product: Product, drawn: DrawnMeasures, size: string): Row {
  const { garment } = product.made;
  const [bag, belt, scarf] = [BAGS[garment], BELTS[garment], SCARVES[garment]];
  if (bag !== undefined)
    return [
      ['width', bag],
      ['height', Math.round(bag * drawn.ratio)],
    ];
  if (belt !== undefined)
    return [
      ['width', belt],
      ['length', Number(size) + 15],
    ];
  if (scarf !== undefined)
    return [
      ['length', scarf[0]],
      ['width', scarf[1]],
    ];
  return familyOf(garment) === 'shoes' ? shoe(product, drawn, size) : [];
}
