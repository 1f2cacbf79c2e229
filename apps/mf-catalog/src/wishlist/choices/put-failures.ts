import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Added } from '@weefsel/stores';

/** Why a saved product was not put into the cart. */
export const PUT_FAILURES = {
  'sold-out': 'headless.product.justSoldOut',
  'no-more': 'headless.product.noMore',
  failed: 'headless.product.addFailed',
} as const satisfies Record<Exclude<Added, 'added'>, SnippetKey>;
