import { fixedId } from '../../database/fixed-id.ts';
import type { Product } from '../../catalogue/types.ts';
import { bestVariantOf, stockOf } from '../products/product-subject.ts';
import type { Shop } from '../shop.ts';
import { colourOption, lengthOption, optionIdsOf, sizeOption, toGroup } from './option-shape.ts';

type Option = ReturnType<typeof colourOption>;

/** Setting of an option in which a product is available. */
const settingOf = (product: Product, { id, position }: Option, selected: boolean) => ({
  id: fixedId('configurator-setting', product.id + id),
  productId: product.id,
  optionId: id,
  mediaId: null,
  media: null,
  position,
  price: null,
  selected,
  customFields: null,
  apiAlias: 'product_configurator_setting',
});

/** Tests whether an available variant has the given options, in any order. */
function availableWith(shop: Shop, product: Product): (optionIds: readonly string[]) => boolean {
  const available = shop.catalogue
    .variantsOf(product)
    .filter((variant) => stockOf(shop, variant) > 0)
    .map((variant) => new Set(optionIdsOf(variant)));
  return (wanted) => available.some((ids) => wanted.every((id) => ids.has(id)));
}

/**
 * Configurator of a product page: groups with their options. `combinable` is true for an available option, given the
 * other options of the shown variant.
 */
export function configuratorOf(shop: Shop, product: Product, shown = bestVariantOf(shop, product)) {
  const selected = shown ? optionIdsOf(shown) : [];
  const isAvailable = availableWith(shop, product);
  const groups: [Parameters<typeof toGroup>[0], Option[]][] = [
    ['Kleur', product.colours.map(colourOption)],
    ['Maat', product.sizes.map(sizeOption)],
    ['Lengtemaat', product.lengths.map(lengthOption)],
  ];
  return groups.flatMap(([name, options], place) => {
    if (options.length === 0) return [];
    const others = selected.filter((_, chosen) => chosen !== place);
    const withState = options.map((option) => ({
      ...option,
      combinable: isAvailable([option.id, ...others]),
      configuratorSetting: settingOf(product, option, selected.includes(option.id)),
    }));
    return [toGroup(name, withState)];
  });
}
