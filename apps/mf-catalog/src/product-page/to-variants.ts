import {
  isAvailable,
  mediaAlt,
  productMedia,
  quantityPrices,
  translatedName,
  type Product,
  type PropertyOption,
} from '@weefsel/api-clients';
import { colourValue } from '@weefsel/contracts';
import { optionOf, priceOf, type Axis } from '@weefsel/product';
import type { ColourOption, VariantOffer } from './product-page-data';

/** Highest stock that the page shows. */
const FEW = 3;

const nameOf = (option: PropertyOption | undefined): string => (option ? translatedName(option) : '');

/** Converts a wire product into a variant offer. */
export function toVariant(product: Product): VariantOffer {
  const size = optionOf(product, 'size');
  const length = optionOf(product, 'length');
  const stock = product.availableStock;
  const inStock = isAvailable(product);
  const steps = quantityPrices(product);
  return {
    id: product.id,
    ...(product.productNumber && { number: product.productNumber }),
    ...(product.ean && { gtin: product.ean }),
    colour: colourValue(nameOf(optionOf(product, 'colour'))),
    ...(size && { size: nameOf(size) }),
    ...(length && { length: nameOf(length) }),
    inStock,
    ...(inStock && stock && stock <= FEW && { left: stock }),
    price: priceOf(product),
    ...(steps.length > 0 && { steps }),
  };
}

/** Distinct options of products, in the order of the known ones; unknown ones come last. */
function distinct(
  products: readonly Product[],
  axis: Axis,
  known: readonly PropertyOption[],
): PropertyOption[] {
  const options = new Map(
    products.flatMap((product) => {
      const option = optionOf(product, axis);
      return option ? [[option.id, option]] : [];
    }),
  );
  const ids = known.map(({ id }) => id);
  const rank = ({ id }: PropertyOption) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...options.values()].sort((one, other) => rank(one) - rank(other));
}

/** Names of the available sizes or lengths, in the order of the backend's configurator. */
export const optionNames = (
  products: readonly Product[],
  axis: 'size' | 'length',
  known: readonly PropertyOption[],
): string[] => distinct(products, axis, known).map(translatedName);

/** Available colours, each with the pictures of its first variant. */
export function toColours(
  products: readonly Product[],
  known: readonly PropertyOption[],
  fallbackAlt: string,
): ColourOption[] {
  const toPictures = (product: Product | undefined, name: string) =>
    productMedia(product ?? {}).map((media) => ({
      url: media.url,
      alt: mediaAlt(media) || [fallbackAlt, name.toLowerCase()].filter(Boolean).join(', '),
    }));
  const colours = distinct(products, 'colour', known);
  if (colours.length === 0) {
    return [{ name: '', value: '', pictures: toPictures(products[0], '') }];
  }
  return colours.map((option) => {
    const name = translatedName(option);
    const swatch = option.colorHexCode ?? known.find(({ id }) => id === option.id)?.colorHexCode;
    const product = products.find((candidate) => optionOf(candidate, 'colour')?.id === option.id);
    return {
      name,
      value: colourValue(name),
      ...(swatch && { swatch }),
      pictures: toPictures(product, name),
    };
  });
}
