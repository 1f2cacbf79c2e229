import type { LookDocument } from '@weefsel/contracts';
import { layOutfit, pointOn } from '@weefsel/drawings';
import type { Gender } from '../../../catalogue/types.ts';
import { isMirrored, outfitAsset, outfitImage, toPiece, type Wear } from '../outfits.ts';
import { portableText } from '../portable-text.ts';
import type { ProductChooser } from './choose-product.ts';
import { describeOutfit } from './describe-outfit.ts';

/** A written look, from whose garments its picture and products follow. */
export interface LookDraft {
  /** Last part of the address. */
  slug: string;
  title: string;
  /** For search engines, at most 155 characters. */
  meta: string;
  /** Day of publication, `yyyy-mm-dd`. */
  date: string;
  /** Three to five garments, at most one of a kind: coat, top, trousers or skirt, shoes, accessory. */
  wear: readonly Wear[];
  audience: Gender;
  /** Short form of `portableText`. */
  text: string;
}

/** Picture of a look; with a chooser it shows exactly the offered products. */
export const lookAsset = (draft: LookDraft, choose?: ProductChooser) =>
  outfitAsset(
    'look',
    draft,
    'worn',
    draft.wear.map((one) => toPiece(one, choose?.(draft.audience, one))),
  );

/** Position of each garment on the look's picture, as fractions, in the order of `wear`. */
export function placesOf(draft: LookDraft): ({ x: number; y: number } | undefined)[] {
  const pieces = draft.wear.map((one) => toPiece(one));
  const laid = layOutfit(pieces, isMirrored(draft));
  return pieces.map((piece) => {
    const found = laid.find((one) => one.piece === piece);
    return found && pointOn(found);
  });
}

/** Turns a draft into a document of the content service. */
export function toLook(draft: LookDraft, choose: ProductChooser): LookDocument {
  const { slug, title, meta, date, wear, audience, text } = draft;
  const places = placesOf(draft);
  return {
    _id: `look-${slug}`,
    _type: 'look',
    title,
    slug: { current: slug },
    metaDescription: meta,
    image: outfitImage(lookAsset(draft), describeOutfit(wear)),
    audience,
    publishedAt: `${date}T08:00:00Z`,
    text: portableText(text),
    products: wear.flatMap((one, index) => {
      const product = choose(audience, one);
      return product ? [{ _key: `artikel-${index + 1}`, productId: product.id, ...places[index] }] : [];
    }),
  };
}
