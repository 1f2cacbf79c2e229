import type { PageRequest, PageResult } from '@weefsel/contracts';

/** The page needs no data beyond its address. */
export const load = async ({ text }: Pick<PageRequest, 'text'>): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: `${text('headless.stockAlert.title')} | Weefsel`, robots: 'noindex' },
  context: 'general',
});
