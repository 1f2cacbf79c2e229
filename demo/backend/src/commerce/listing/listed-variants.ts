import type { Product, Variant } from '../../catalogue/types.ts';
import { asksForVariants } from '../criteria/asks-for-variants.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { Predicate } from '../criteria/filter.ts';
import { bestVariantOf, type ProductSubject } from '../products/product-subject.ts';
import { groupId, optionIdsOf } from '../shapes/option-shape.ts';
import type { Shop } from '../shop.ts';

const CHOICES: ReadonlySet<string> = new Set([groupId('Kleur'), groupId('Maat'), groupId('Lengtemaat')]);

/** Tests a variant against the chosen filters: one option of each group (colour, size, length) that has any. */
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

/** Input for choosing the variant of each product in a listing. */
export interface Wanted {
  criteria: Criteria;
  /** Filters of the criteria. */
  meets: Predicate<ProductSubject>;
  /** Post-filters of the criteria. */
  passes: Predicate<ProductSubject>;
  /** Chosen filters of the shopper. */
  fits: Predicate<Variant>;
}

/**
 * Chooses one entry per product: an available variant, like the vendor's `displayGroup`. Parents cannot be ordered.
 * Generates the variants of all products only when the criteria need them.
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
    /** True when a product is in the listing. */
    holds: (product: Product) => subjectsOf(product).some(meetsAll),
    /** Representative of a product in aggregations. */
    counted: oneOf(meetsAll),
    /** Representative of a product in the order; empty when post-filters exclude it. */
    listed: oneOf((subject) => meetsAll(subject) && passes(subject)),
    /** Entry that the shopper sees. */
    shown,
  };
}
