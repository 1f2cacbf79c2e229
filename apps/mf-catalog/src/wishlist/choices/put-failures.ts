import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Added } from '@weefsel/stores';

/** Failure texts for adding a saved product to the cart. */
export const PUT_FAILURES = {
  'sold-out': 'headless.product.justSoldOut',
  'no-more': 'headless.product.noMore',
  failed: 'headless.product.addFailed',
} as const satisfies Record<Exclude<Added, 'added'>, SnippetKey>;
