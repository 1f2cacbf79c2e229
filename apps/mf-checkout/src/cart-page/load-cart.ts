import type { PageRequest, PageResult } from '@weefsel/contracts';

/** The cart is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const load = async ({ text }: Pick<PageRequest, 'text'>): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: `${text('headless.cart.title')} | Weefsel`, robots: 'noindex' },
  context: 'general',
});
