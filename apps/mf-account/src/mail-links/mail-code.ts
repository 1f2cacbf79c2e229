import type { Confirmation } from '@weefsel/api-clients';

/** Only there to complete a path with. */
const BASE = 'http://shop.invalid';

/** What the link of a mail carries; empty texts for what it does not. */
export function mailCode(href: string): Confirmation {
  const query = new URL(href, BASE).searchParams;
  return { hash: query.get('hash') ?? '', em: query.get('em') ?? '' };
}
