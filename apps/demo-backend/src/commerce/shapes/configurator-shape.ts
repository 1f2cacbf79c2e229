import { fixedId } from '../../database/fixed-id.ts';
import type { Product } from '../../catalogue/types.ts';
import { bestVariantOf, stockOf } from '../products/product-subject.ts';
import type { Shop } from '../shop.ts';
import { colourOption, lengthOption, optionIdsOf, sizeOption, toGroup } from './option-shape.ts';

type Option = ReturnType<typeof colourOption>;

/** That a product can be had in an option. */
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

/** Whether something that can be bought has these options, in any order. */
function availableWith(shop: Shop, product: Product): (optionIds: readonly string[]) => boolean {
  const available = shop.catalogue
    .variantsOf(product)
    .filter((variant) => stockOf(shop, variant) > 0)
    .map((variant) => new Set(optionIdsOf(variant)));
  return (wanted) => available.some((ids) => wanted.every((id) => ids.has(id)));
}

/**
 * Everything to choose from on a product's page: groups with their options. `combinable` says of an option whether
 * it can be bought together with the other options of the variant that is shown.
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
