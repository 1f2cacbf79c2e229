import type { PageRequest, PageResult } from '@weefsel/contracts';

/** An order is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const load = async ({ text }: Pick<PageRequest, 'text'>): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: `${text('headless.ordered.title')} | Weefsel`, robots: 'noindex' },
  context: 'general',
});
