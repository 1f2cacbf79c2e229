import type { Product, PropertyGroup, PropertyOption } from '@weefsel/api-clients';
import { isAvailable, mediaAlt, productMedia, translatedName } from '@weefsel/api-clients';
import { colourValue } from '@weefsel/contracts';
import { optionOf, priceOf, type Axis } from '@weefsel/product';
import type { ColourOption, VariantOffer } from './product-page-data';

/** From this many pieces on the shop does not say how many are left. */
const FEW = 3;

const nameOf = (option: PropertyOption | undefined): string => (option ? translatedName(option) : '');

/** Something to buy, as the product page offers it. */
export function toVariant(product: Product): VariantOffer {
  const size = optionOf(product, 'size');
  const length = optionOf(product, 'length');
  const stock = product.availableStock;
  const inStock = isAvailable(product);
  return {
    id: product.id,
    ...(product.productNumber && { number: product.productNumber }),
    colour: colourValue(nameOf(optionOf(product, 'colour'))),
    ...(size && { size: nameOf(size) }),
    ...(length && { length: nameOf(length) }),
    inStock,
    ...(inStock && stock && stock <= FEW && { left: stock }),
    price: priceOf(product),
  };
}

const rankIn = (groups: readonly PropertyGroup[] | null) => {
  const ids = (groups ?? []).flatMap(({ options }) => options ?? []).map(({ id }) => id);
  return (option: PropertyOption) => {
    const rank = ids.indexOf(option.id);
    return rank < 0 ? ids.length : rank;
  };
};

function distinct(
  products: readonly Product[],
  axis: Axis,
  groups: readonly PropertyGroup[] | null,
): PropertyOption[] {
  const options = new Map(
    products.flatMap((product) => {
      const option = optionOf(product, axis);
      return option ? [[option.id, option]] : [];
    }),
  );
  const rank = rankIn(groups);
  return [...options.values()].sort((one, other) => rank(one) - rank(other));
}

/** Names of the sizes or lengths that there are, in the order in which the backend's configurator lists them. */
export const optionNames = (
  products: readonly Product[],
  axis: 'size' | 'length',
  groups: readonly PropertyGroup[] | null,
): string[] => distinct(products, axis, groups).map(translatedName);

/** The colours that there are, each with the pictures of its first variant. */
export function toColours(
  products: readonly Product[],
  groups: readonly PropertyGroup[] | null,
  fallbackAlt: string,
): ColourOption[] {
  const toPictures = (product: Product | undefined, name: string) =>
    productMedia(product ?? {}).map((media) => ({
      url: media.url,
      alt: mediaAlt(media) || [fallbackAlt, name.toLowerCase()].filter(Boolean).join(', '),
    }));
  const colours = distinct(products, 'colour', groups);
  if (colours.length === 0) {
    return [{ name: '', value: '', pictures: toPictures(products[0], '') }];
  }
  return colours.map((option) => {
    const name = translatedName(option);
    const swatch = option.colorHexCode ?? groupOption(groups, option.id)?.colorHexCode;
    const product = products.find((candidate) => optionOf(candidate, 'colour')?.id === option.id);
    return {
      name,
      value: colourValue(name),
      ...(swatch && { swatch }),
      pictures: toPictures(product, name),
    };
  });
}

const groupOption = (groups: readonly PropertyGroup[] | null, id: string): PropertyOption | undefined =>
  (groups ?? []).flatMap(({ options }) => options ?? []).find((option) => option.id === id);
