import { isAvailable, translatedName, type Product } from '@weefsel/api-clients';
import { optionOf, toProductCard } from '@weefsel/product';
import type { Piece, PieceChoice } from './wear-with-data';

const colourOf = (product: Product): string => {
  const colour = optionOf(product, 'colour');
  return colour ? translatedName(colour) : '';
};

function toChoice(variant: Product): PieceChoice {
  const names = (['size', 'length'] as const).flatMap((axis) => {
    const option = optionOf(variant, axis);
    return option ? [translatedName(option)] : [];
  });
  return { label: names.join(' / '), id: variant.id, soldOut: !isAvailable(variant) };
}

const placeOf = (variant: Product, axis: 'size' | 'length'): number => optionOf(variant, axis)?.position ?? 0;

/** Sorts by size, then by length, in the shop's order. */
const bySize = (one: Product, other: Product): number =>
  placeOf(one, 'size') - placeOf(other, 'size') || placeOf(one, 'length') - placeOf(other, 'length');

/** A product with its variants in the shown colour. Undefined when all are sold out. */
export function toPiece(product: Product, variants: readonly Product[]): Piece | undefined {
  const offered = variants.length > 0 ? variants : [product];
  const colour = colourOf(product) || colourOf(offered[0] ?? product);
  const shown = offered.filter((variant) => colourOf(variant) === colour);
  const choices = shown.toSorted(bySize).map(toChoice);
  if (choices.every(({ soldOut }) => soldOut)) return undefined;
  return { card: toProductCard(product), choices };
}
