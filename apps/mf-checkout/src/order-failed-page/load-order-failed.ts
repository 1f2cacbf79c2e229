import type { PageResult } from '@weefsel/contracts';

/** An order is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const load = async (): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: 'Je betaling is niet gelukt | Weefsel', robots: 'noindex' },
  context: 'general',
});
