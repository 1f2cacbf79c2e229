import type { Confirmation } from '@weefsel/api-clients';

/** What the link of a mail carries; empty texts for what it does not. */
export function mailCode(href: string): Confirmation {
  const query = new URL(href, 'http://shop.invalid').searchParams;
  return { hash: query.get('hash') ?? '', em: query.get('em') ?? '' };
}
