import { paths } from '@weefsel/contracts';

const PAGE = 'p';

/** Page number of the list in an address, from 1. */
export function pageIn(href: string): number {
  const page = Number(new URL(href, 'http://shop.invalid').searchParams.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export const ordersHref = (page: number): string =>
  page > 1 ? `${paths.orders.to()}?${new URLSearchParams({ [PAGE]: String(page) })}` : paths.orders.to();
