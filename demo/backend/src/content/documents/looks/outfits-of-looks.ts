import { MEDIA_SIZE } from '@weefsel/drawings';
import type { Product, ProductOutfit } from '../../../catalogue/types.ts';
import { outfitAsset, type Wear } from '../outfits.ts';
import { createProductChooser, type Goods, type ProductChooser } from './choose-product.ts';
import { listOutfit } from './describe-outfit.ts';
import type { LookDraft } from './look.ts';
import { lookDrafts } from './read-looks.ts';

/** A product as worn garment: in its first colour, as on its pictures. */
const toWear = ({ made, colours }: Product): Wear => [made.garment, colours[0]?.name ?? '', made.pattern];

/** Exactly the products of a look on one picture, as tall as those of products. */
function pictureOf(draft: LookDraft, products: readonly Product[]): ProductOutfit['picture'] {
  const pieces = products.map(({ made, colours }) => ({ ...made, colour: colours[0]?.hex ?? '' }));
  const { picture } = outfitAsset('look', draft, 'worn', pieces);
  return { ...(picture as ProductOutfit['picture']), ...MEDIA_SIZE };
}

function outfitsOf(draft: LookDraft, choose: ProductChooser): (readonly [number, ProductOutfit])[] {
  const worn = draft.wear.flatMap((one) => choose(draft.audience, one) ?? []);
  if (worn.length < 2) return [];
  const picture = pictureOf(draft, worn);
  return worn.map((product) => {
    const others = worn.filter((other) => other !== product).map(toWear);
    return [product.index, { picture, others: listOutfit(others) }] as const;
  });
}

/** Outfits of products by their index: each in the newest look that offers it. */
export function outfitsOfLooks(goods: Goods): readonly (readonly [number, ProductOutfit])[] {
  const choose = createProductChooser(goods);
  return lookDrafts()
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap((draft) => outfitsOf(draft, choose));
}
