import type { Fit, SleeveLength } from './cut.ts';
import type { Detail } from './details.ts';
import type { Fabric } from './fabric.ts';

/** All silhouettes the shop can photograph. */
export const GARMENTS = [
  'midi-dress',
  'wrap-dress',
  'slip-dress',
  'shirt-dress',
  'blouse',
  'shirt-blouse',
  'wrap-blouse',
  'kaftan-blouse',
  'women-tee',
  'top',
  'camisole',
  'singlet',
  'longsleeve',
  'wrap-top',
  'women-sweater',
  'yoke-jumper',
  'slipover',
  'cardigan',
  'long-cardigan',
  'blazer',
  'trench',
  'puffer',
  'pleated-skirt',
  'pencil-skirt',
  'women-jeans',
  'wide-trousers',
  'women-shorts',
  'culotte',
  'palazzo',
  'ankle-trousers',
  'paperbag-trousers',
  'bermuda',
  'joggers',
  'skinny-jeans',
  'barrel-jeans',
  'denim-shorts',
  'jumpsuit',
  'women-sneakers',
  'women-running-shoes',
  'women-slip-ons',
  'platform-sneakers',
  'ankle-boots',
  'heeled-boots',
  'tall-boots',
  'biker-boots',
  'western-boots',
  'bag',
  'shoulder-bag',
  'shopper',
  'crossbody-bag',
  'bucket-bag',
  'scarf',
  'silk-scarf',
  'stole',
  'round-buckle-belt',
  'wide-belt',
  'shirt',
  'overshirt',
  'polo',
  'rugby-shirt',
  'tee',
  'henley',
  'sweater',
  'fisherman-jumper',
  'half-zip',
  'polo-jumper',
  'sweatshirt',
  'turtleneck',
  'hoodie',
  'jacket',
  'overcoat',
  'bomber',
  'cropped-blazer',
  'sleeveless-blazer',
  'collarless-jacket',
  'double-breasted-jacket',
  'wrap-coat',
  'pea-coat',
  'car-coat',
  'duffle-coat',
  'parka',
  'raincoat',
  'quilted-jacket',
  'biker-jacket',
  'trucker-jacket',
  'blazer-dress',
  'maxi-dress',
  'mini-dress',
  'sun-dress',
  'sheath-dress',
  'a-line-dress',
  'tunic-dress',
  'tiered-dress',
  'knitted-dress',
  'mini-skirt',
  'a-line-skirt',
  'maxi-skirt',
  'button-skirt',
  'wrap-skirt',
  'playsuit',
  'chino',
  'jeans',
  'shorts',
  'cargo-trousers',
  'pleated-trousers',
  'five-pocket',
  'sneakers',
  'high-tops',
  'running-shoes',
  'slip-ons',
  'dress-shoes',
  'loafers',
  'monk-straps',
  'chelsea-boots',
  'lace-up-boots',
  'desert-boots',
  'belt',
  'braided-belt',
  'long-scarf',
  'weekend-bag',
  'briefcase',
] as const;

export type Garment = (typeof GARMENTS)[number];

/** Weaves and prints of cloth. */
export const PATTERNS = [
  'effen',
  'streep',
  'krijtstreep',
  'breton',
  'ruit',
  'vichy',
  'stip',
  'bloem',
  'visgraat',
  'denim',
  'rib',
  'kabel',
  'gemeleerd',
  'pied-de-poule',
] as const;

export type Pattern = (typeof PATTERNS)[number];

/** All views in photographs; `viewsOf` lists those of a garment. */
export const VIEWS = ['front', 'body', 'back', 'hanging', 'folded', 'standing', 'detail'] as const;

export type View = (typeof VIEWS)[number];

/** Description of a garment, the source of its picture, title, text and facets. */
export interface GarmentDescription {
  garment: Garment;
  /** Defaults to the usual fabric of such a garment. */
  fabric?: Fabric;
  pattern: Pattern;
  /** Defaults to the usual sleeves of such a garment. */
  sleeve?: SleeveLength;
  fit?: Fit;
  details?: readonly Detail[];
}

export interface GarmentPicture extends GarmentDescription {
  /** Dye of the cloth, `#rrggbb`. */
  colour: string;
  /** Colour of prints and trims; a suitable one by default. */
  accent?: string;
  view: View;
  /** Any integer; varies the folds, not the design. */
  seed: number;
}
