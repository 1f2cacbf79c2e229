import type { PageResult } from '@weefsel/contracts';

/** An order is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const load = async (): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: 'Bedankt voor je bestelling | Weefsel', robots: 'noindex' },
  context: 'general',
});
