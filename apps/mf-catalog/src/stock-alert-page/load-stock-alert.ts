import type { PageRequest, PageResult } from '@weefsel/contracts';

/** Nothing but what its address says. */
export const load = async ({ text }: Pick<PageRequest, 'text'>): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: `${text('headless.stockAlert.title')} | Weefsel`, robots: 'noindex' },
  context: 'general',
});
