import type { PageRequest, PageResult } from '@weefsel/contracts';

/** What the page shows. */
export interface TryOutData {
  title: string;
}

/** Puts the page together on the server; ask the shop's vendors here, with the clients that come second. */
export async function load({ text, url, origin }: PageRequest): Promise<PageResult<TryOutData>> {
  const title = text('headless.tryOut.tryOutTitle');
  return {
    kind: 'page',
    data: { title },
    head: { title: `${title} | Weefsel`, canonical: origin + url.pathname },
    context: 'general',
  };
}
