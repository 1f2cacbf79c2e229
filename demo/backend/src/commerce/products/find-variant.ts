import type { Variant } from '../../catalogue/types.ts';
import { optionIdsOf } from '../shapes/option-shape.ts';
import { isObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';

/** A chosen option with its group. A plain list has indexes instead of groups. */
type ChosenOption = readonly [group: string, optionId: string];

/** Reads options from a list of ids or a map of groups to ids. @throws StoreError 400 for other content */
export function readOptions(sent: unknown): ChosenOption[] {
  const chosen = Array.isArray(sent) || isObject(sent) ? Object.entries(sent) : [];
  if (chosen.every((option): option is [string, string] => typeof option[1] === 'string')) return chosen;
  throw storeError(400, 'PRODUCT_INVALID_OPTIONS_PARAMETER', 'The parameter options is invalid.');
}

/**
 * The first variant with the chosen options. Without a match, drops options one by one from the first on.
 * Never drops the option of the group that was switched last.
 */
export function findVariant(
  variants: readonly Variant[],
  options: readonly ChosenOption[],
  switchedGroup: string,
): Variant | undefined {
  const known = variants.map((variant) => ({ variant, ids: new Set(optionIdsOf(variant)) }));
  const left = [...options];
  for (;;) {
    const found = known.find(({ ids }) => left.every(([, id]) => ids.has(id)));
    if (found || left.length <= 1) return found?.variant;
    const given = left.findIndex(([group]) => group !== switchedGroup);
    left.splice(Math.max(0, given), 1);
  }
}

export const variantNotFound = (productId: string, options: readonly ChosenOption[]) => {
  const sent = JSON.stringify(Object.fromEntries(options));
  return storeError(
    404,
    'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    `Variant for productId ${productId} with options ${sent} not found.`,
    { parameters: { productId, options: sent } },
  );
};
