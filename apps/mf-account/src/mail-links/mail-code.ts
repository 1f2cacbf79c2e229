import type { Confirmation } from '@weefsel/api-clients';

const DONE = 'done';

const queryOf = (href: string) => new URL(href, 'http://shop.invalid').searchParams;

/** Code in the link of a mail; missing parts are empty strings. */
export function mailCode(href: string): Confirmation {
  const query = queryOf(href);
  return { hash: query.get('hash') ?? '', em: query.get('em') ?? '' };
}

/** True for the address after a confirmation without script. */
export const isDone = (href: string): boolean => queryOf(href).has(DONE);

/** Address after a confirmation without script, on the page of its link. */
export const doneAt = (path: string): string => `${path}?${DONE}=1`;
