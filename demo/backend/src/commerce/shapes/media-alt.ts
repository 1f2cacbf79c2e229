import { seenIn, type Detail, type View } from '@weefsel/drawings';
import { wordsFor } from '../../catalogue/details.ts';
import type { mediaSubject } from '../../catalogue/media.ts';
import type { Product } from '../../catalogue/types.ts';

type Subject = NonNullable<ReturnType<typeof mediaSubject>>;

const VIEW_WORDS: Record<View, string> = {
  front: 'van voren',
  body: 'zoals het valt op een onzichtbare paspop',
  back: 'van achteren',
  hanging: 'hangend aan een rail',
  folded: 'opgevouwen',
  standing: 'naast elkaar op de vloer',
  detail: 'van dichtbij',
};

/** Removes a detail from a product name. */
function without(name: string, detail: Detail): string {
  const words = wordsFor(detail).replace(/^een /, '');
  return name.replace(` met ${words} en `, ' met ').replace(new RegExp(` (met|en) ${words}(?= en |$)`), '');
}

/** Product name for a picture, limited to the details that the view shows. */
function nameIn(view: View, { name, made }: Product): string {
  const { garment, details = [] } = made;
  return details.filter((detail) => !seenIn(view, garment, detail)).reduce(without, name);
}

/** Alternative text of a product picture. */
export function mediaAlt({ product, colour, shot, outfit }: Subject): string {
  const view = shot === 'look' ? 'front' : shot;
  const seen = outfit ? `in een look met ${outfit.others}` : VIEW_WORDS[view];
  return `${nameIn(view, product)} van ${product.brand.name} in ${colour.name.toLowerCase()}, ${seen}`;
}
