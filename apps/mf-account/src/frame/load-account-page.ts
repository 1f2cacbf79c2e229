import type { PageResult } from '@weefsel/contracts';

/** An account is of one shopper, so the server knows nothing of it: the browser fills the page. */
export const loadAccountPage = (title: string) => async (): Promise<PageResult<null>> => ({
  kind: 'page',
  data: null,
  head: { title: `${title} | Weefsel`, robots: 'noindex' },
  context: 'general',
});
