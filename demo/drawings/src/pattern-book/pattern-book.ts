import { ACCESSORIES } from './accessories.ts';
import { BLAZERS } from './blazers.ts';
import { COATS } from './coats.ts';
import { DRESSES } from './dresses.ts';
import { JACKETS } from './jackets.ts';
import { KNITWEAR } from './knitwear.ts';
import { SHIRTS_AND_TOPS } from './shirts-and-tops.ts';
import { SHOES } from './shoes.ts';
import { SKIRTS_AND_JUMPSUITS } from './skirts-and-jumpsuits.ts';
import { TROUSERS } from './trousers.ts';
import type { Detail } from '../details.ts';
import type { Garment } from '../garment.ts';
import type { Entry } from './entry.ts';

export const PATTERN_BOOK: Readonly<Record<Garment, Entry>> = {
  ...SHIRTS_AND_TOPS,
  ...KNITWEAR,
  ...BLAZERS,
  ...COATS,
  ...JACKETS,
  ...DRESSES,
  ...SKIRTS_AND_JUMPSUITS,
  ...TROUSERS,
  ...SHOES,
  ...ACCESSORIES,
};

/** Features that a garment's picture can show, and that texts may mention. */
export function shownBy(garment: Garment): Required<Pick<Entry, 'details' | 'usual' | 'sleeves' | 'fits'>> {
  const { details, usual = [], sleeves = [], fits = [] } = PATTERN_BOOK[garment];
  return { details, usual, sleeves, fits };
}

/** Details that texts may mention for a garment: the optional and the usual ones. */
export function tellable(garment: Garment): readonly Detail[] {
  const { details, usual } = shownBy(garment);
  return [...details, ...usual];
}
