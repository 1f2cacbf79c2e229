import type { Product, Variant } from '../../catalogue/types.ts';
import { asksForVariants } from '../criteria/asks-for-variants.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { Predicate } from '../criteria/filter.ts';
import { bestVariantOf, type ProductSubject } from '../products/product-subject.ts';
import { groupId, optionIdsOf } from '../shapes/option-shape.ts';
import type { Shop } from '../shop.ts';

const CHOICES: ReadonlySet<string> = new Set([groupId('Kleur'), groupId('Maat'), groupId('Lengtemaat')]);

/** Whether a variant has what was ticked: of each choice (colour, size, length) in which something was, one of it. */
export function variantTest(
  ticked: readonly string[],
  groupOf: ReadonlyMap<string, string>,
): Predicate<Variant> {
  const choices = ticked.filter((id) => CHOICES.has(groupOf.get(id) ?? ''));
  const groups = [...Map.groupBy(choices, (id) => groupOf.get(id)).values()].map((ids) => new Set(ids));
  return (variant) => {
    const own = optionIdsOf(variant);
    return groups.every((ids) => own.some((id) => ids.has(id)));
  };
}

/** What decides which variant a listing shows of a product. */
export interface Wanted {
  criteria: Criteria;
  /** Criteria's filters. */
  meets: Predicate<ProductSubject>;
  /** Criteria's post-filters. */
  passes: Predicate<ProductSubject>;
  /** What was ticked. */
  fits: Predicate<Variant>;
}

/**
 * A listing has one entry for each product: a variant that can be bought, as the vendor's `displayGroup` does it.
 * Variants are only made for all products when the criteria are about them.
 */
export function listedVariants(shop: Shop, { criteria, meets, passes, fits }: Wanted) {
  const ids = new Set(criteria.ids);
  const isNamed = ({ product, variant }: ProductSubject) =>
    ids.size === 0 || ids.has(product.id) || (variant !== null && ids.has(variant.id));
  const meetsAll: Predicate<ProductSubject> = (subject) => isNamed(subject) && meets(subject);
  const deep = asksForVariants(criteria);
  const subjectsOf = (product: Product): ProductSubject[] =>
    deep
      ? shop.catalogue.variantsOf(product).map((variant) => ({ product, variant }))
      : [{ product, variant: null }];

  const shown = ({ product, variant }: ProductSubject): ProductSubject => ({
    product,
    variant: variant ?? bestVariantOf(shop, product, fits) ?? null,
  });
  const best = (product: Product, subjects: readonly ProductSubject[]): ProductSubject => {
    const among = new Set(subjects.flatMap(({ variant }) => variant?.id ?? []));
    const eligible = ({ id }: Variant) => among.has(id);
    const fitting = subjects.some(({ variant }) => variant !== null && fits(variant));
    const wanted: Predicate<Variant> = fitting ? (one) => eligible(one) && fits(one) : eligible;
    return { product, variant: deep ? (bestVariantOf(shop, product, wanted) ?? null) : null };
  };
  const oneOf = (test: Predicate<ProductSubject>) => (product: Product) => {
    const subjects = subjectsOf(product).filter(test);
    return subjects.length > 0 ? [best(product, subjects)] : [];
  };
  return {
    /** Whether a product is in the listing at all. */
    holds: (product: Product) => subjectsOf(product).some(meetsAll),
    /** What stands for it in aggregations. */
    counted: oneOf(meetsAll),
    /** What stands for it in the order; nothing when a post-filter leaves nothing of it. */
    listed: oneOf((subject) => meetsAll(subject) && passes(subject)),
    /** What the shopper sees. */
    shown,
  };
}
