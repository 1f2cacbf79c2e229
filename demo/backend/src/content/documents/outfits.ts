import { GROUNDS, type Garment, type OutfitPicture, type Pattern, type Piece } from '@weefsel/drawings';
import { createColours } from '../../catalogue/colours.ts';
import type { Product } from '../../catalogue/types.ts';
import { assetReference, type ImageAsset } from '../../images/image-assets.ts';
import type { SanityImage } from '@weefsel/contracts';
import { image } from './content-writer.ts';

/** A garment in an editor's notation: its kind, its colour and, when not plain, its pattern. */
export type Wear = readonly [garment: Garment, colour: string, pattern?: Pattern | undefined];

export interface Outfit {
  /** Unique among the outfits of a kind; name and folds of the picture follow from it. */
  slug: string;
  wear: readonly Wear[];
}

const SIZES = {
  worn: { width: 1200, height: 1500 },
  row: { width: 1600, height: 1200 },
} as const satisfies Record<OutfitPicture['arrangement'], object>;

const colours = createColours(0);
const isDenim = (garment: Garment) => garment === 'jeans' || garment === 'women-jeans';

/** Drawing of a garment, with the details of its product if given; jeans are denim by default. */
export const toPiece = ([garment, colour, pattern]: Wear, product?: Pick<Product, 'made'>): Piece => ({
  ...product?.made,
  garment,
  colour: colours.get(colour)?.hex ?? '',
  pattern: pattern ?? (isDenim(garment) ? 'denim' : 'effen'),
});

const checksum = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

export const isMirrored = ({ slug }: Outfit) => checksum(slug) % 2 === 1;

/** Picture of an outfit. Ground and folds follow from its slug, so they are independent of other outfits. */
export function outfitAsset(
  kind: 'look' | 'blog' | 'brand',
  outfit: Outfit,
  arrangement: OutfitPicture['arrangement'],
  pieces: readonly Piece[] = outfit.wear.map((one) => toPiece(one)),
): ImageAsset {
  const seed = checksum(outfit.slug);
  const ground = GROUNDS[Math.floor(seed / 2) % GROUNDS.length] ?? 'plaster';
  const size = SIZES[arrangement];
  const mirrored = isMirrored(outfit);
  return {
    id: `${kind}${outfit.slug.replaceAll('-', '')}`,
    ...size,
    extension: 'jpg',
    picture: { ...size, pieces, ground, arrangement, mirrored, seed },
  };
}

/** The picture in the form of a document. */
export const outfitImage = (asset: ImageAsset, alt: string): SanityImage => image(assetReference(asset), alt);
