/** Every silhouette the shop can photograph. */
export const GARMENTS = [
  'midi-dress',
  'wrap-dress',
  'slip-dress',
  'shirt-dress',
  'blouse',
  'women-tee',
  'top',
  'women-sweater',
  'cardigan',
  'blazer',
  'trench',
  'puffer',
  'pleated-skirt',
  'pencil-skirt',
  'women-jeans',
  'wide-trousers',
  'women-shorts',
  'jumpsuit',
  'women-sneakers',
  'ankle-boots',
  'bag',
  'scarf',
  'shirt',
  'polo',
  'tee',
  'sweater',
  'turtleneck',
  'hoodie',
  'jacket',
  'overcoat',
  'bomber',
  'chino',
  'jeans',
  'shorts',
  'sneakers',
  'dress-shoes',
  'belt',
] as const;

export type Garment = (typeof GARMENTS)[number];

/** How the cloth is woven or printed. */
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

export type View = 'front' | 'back' | 'detail';

export interface GarmentPicture {
  garment: Garment;
  /** Dye of the cloth, `#rrggbb`. */
  colour: string;
  /** Colour of prints and trims; chosen to suit when absent. */
  accent?: string;
  pattern: Pattern;
  view: View;
  /** Any integer; varies the folds, not the design. */
  seed: number;
}
