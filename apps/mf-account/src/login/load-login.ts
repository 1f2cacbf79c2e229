import type { PageResult } from '@weefsel/contracts';

/** Nothing to fetch: whether somebody is logged in is known in the browser only. */
export const load = async (): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: 'Inloggen | Weefsel', robots: 'noindex' },
  context: 'general',
});
