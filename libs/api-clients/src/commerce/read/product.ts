import type { Media } from '../types/base';
import type { CategoryLabel, GarmentMeasures, Product, PropertyOption } from '../types/product';

/** Sorts entities in the order of the ids. Ids without an entity are left out. */
export function inOrderOf<T extends { id: string }>(ids: readonly string[], things: readonly T[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Named = { name?: string | null; translated?: { name?: string | null } | null };

/** Name of an entity in the shopper's language. */
export const translatedName = (thing: Named): string => thing.translated?.name ?? thing.name ?? '';

export const productName = (product: Pick<Product, 'translated' | 'name'>): string => translatedName(product);

/** The brand's name, empty when there is none. */
export const productBrand = (product: Pick<Product, 'manufacturer'>): string =>
  product.manufacturer ? translatedName(product.manufacturer) : '';

export const productDescription = (product: Pick<Product, 'translated'>): string =>
  product.translated.description ?? '';

export const productCover = (product: Pick<Product, 'cover'>): Media | undefined =>
  product.cover?.media ?? undefined;

/** Alternative text of a picture. */
export const mediaAlt = (media: Pick<Media, 'alt' | 'translated'>): string =>
  media.translated?.alt ?? media.alt ?? '';

/** All pictures in the shop's order. The cover alone when there are no others. */
export function productMedia(product: Pick<Product, 'media' | 'cover'>): Media[] {
  const gallery = [...(product.media ?? [])]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ media }) => media ?? []);
  const cover = productCover(product);
  return gallery.length === 0 && cover ? [cover] : gallery;
}

export const categoryLabels = (product: Pick<Product, 'extensions'>): readonly CategoryLabel[] =>
  product.extensions?.categoryLabels ?? [];

export const isAvailable = (product: Pick<Product, 'available'>): boolean => product.available !== false;

export const optionGroupName = (option: Pick<PropertyOption, 'group'>): string =>
  option.group ? translatedName(option.group) : '';

/** Measurements of a garment. Undefined when absent or when no size has all named measurements. */
export function productMeasures({
  customFields,
}: Pick<Product, 'customFields'>): GarmentMeasures | undefined {
  const found = customFields?.nd_measures;
  if (!found) return undefined;
  const sizes = found.sizes.filter(
    ({ cm }) => cm.length === found.measures.length && cm.every((one) => one > 0),
  );
  return sizes.length > 0 && found.measures.length > 0 ? { ...found, sizes } : undefined;
}
