import type { BlogDraft } from './blog.ts';
import { damesFit } from './dames-fit.ts';
import { damesHems } from './dames-hems.ts';
import { damesOccasions } from './dames-occasions.ts';
import { damesSeasons } from './dames-seasons.ts';
import { damesStyle } from './dames-style.ts';
import { damesWinter } from './dames-winter.ts';
import { herenFit } from './heren-fit.ts';
import { herenOccasions } from './heren-occasions.ts';
import { herenSeasons } from './heren-seasons.ts';
import { herenStyle } from './heren-style.ts';
import { laundry } from './laundry.ts';
import { makers } from './makers.ts';
import { materials } from './materials.ts';
import { upkeep } from './upkeep.ts';
import { wardrobe } from './wardrobe.ts';

/** Every blog of the shop. */
export const blogDrafts: readonly BlogDraft[] = [
  ...damesFit,
  ...damesHems,
  ...damesSeasons,
  ...damesWinter,
  ...damesOccasions,
  ...damesStyle,
  ...herenFit,
  ...herenSeasons,
  ...herenOccasions,
  ...herenStyle,
  ...laundry,
  ...upkeep,
  ...materials,
  ...makers,
  ...wardrobe,
];
