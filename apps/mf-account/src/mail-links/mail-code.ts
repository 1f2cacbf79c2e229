import type { Confirmation } from '@weefsel/api-clients';

const DONE = 'done';

const queryOf = (href: string) => new URL(href, 'http://shop.invalid').searchParams;

/** What the link of a mail carries; empty texts for what it does not. */
export function mailCode(href: string): Confirmation {
  const query = queryOf(href);
  return { hash: query.get('hash') ?? '', em: query.get('em') ?? '' };
}

/** True where a confirmation without script leads. */
export const isDone = (href: string): boolean => queryOf(href).has(DONE);

/** Where a confirmation without script leads, at the page of its link. */
export const doneAt = (path: string): string => `${path}?${DONE}=1`;
