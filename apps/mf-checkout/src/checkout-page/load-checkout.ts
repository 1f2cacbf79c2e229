import type { PageResult } from '@weefsel/contracts';

/** The checkout is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const load = async (): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: 'Afrekenen | Weefsel', robots: 'noindex' },
  context: 'general',
});
