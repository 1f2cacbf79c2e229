import { isAvailable, translatedName, type Product, type PropertyOption } from '@weefsel/api-clients';
import { optionOf } from '@weefsel/product';

/** A variant of a saved product, as offered on the wishlist. */
export interface SavedChoice {
  /** Id of the variant. */
  id: string;
  /** Only set for products in several colours. */
  colour?: string;
  /** Size, with its length if any. */
  size?: string;
  soldOut?: true;
}

/** Choices of saved products by product id. Empty where they could not be loaded. */
export type SavedChoices = Readonly<Record<string, readonly SavedChoice[]>>;

const nameOf = (option: PropertyOption | undefined): string => (option ? translatedName(option) : '');
const placeOf = (option: PropertyOption | undefined): number =>
  option?.translated?.position ?? option?.position ?? 0;

/** Choices of one product, by colour, then by size and length. */
export function toSavedChoices(variants: readonly Product[]): SavedChoice[] {
  const colours = [...new Set(variants.map((variant) => nameOf(optionOf(variant, 'colour'))))];
  const place = (variant: Product) =>
    [
      colours.indexOf(nameOf(optionOf(variant, 'colour'))),
      placeOf(optionOf(variant, 'size')),
      placeOf(optionOf(variant, 'length')),
    ] as const;
  const inOrder = [...variants].sort((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
  return inOrder.map((variant) => {
    const colour = colours.length > 1 ? nameOf(optionOf(variant, 'colour')) : '';
    const size = [optionOf(variant, 'size'), optionOf(variant, 'length')]
      .map(nameOf)
      .filter(Boolean)
      .join(' / ');
    return {
      id: variant.id,
      ...(colour && { colour }),
      ...(size && { size }),
      ...(!isAvailable(variant) && { soldOut: true }),
    };
  });
}
