import { plain } from '../../../../tools/stage/plain.ts';
import type { DaysAnswer } from './shoppers-day.ts';

/** Port of these shops' vendors. */
export const BACKEND = 4511;
const KEY = 'SWSCWEEFSELDEMO0STOREFRONT';

/** The page address of a response, without the query parameters its page does not read. */
export function pageIn({ headers, bytes }: DaysAnswer): string {
  const text = plain(bytes, headers['content-encoding']);
  if (text.startsWith('{')) {
    const { payload } = JSON.parse(text) as { payload?: { href: string } };
    return payload?.href ?? text.slice(0, 80);
  }
  const [, of = ''] = /data-state="\/_state\/[^"?]+\?of=([^"&]+)/.exec(text) ?? [];
  return decodeURIComponent(of.replaceAll('+', ' '));
}

export const commerce = async <T>(path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', 'sw-access-key': KEY };
  const url = `http://localhost:${BACKEND}/store-api${path}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  return (await answer.json()) as T;
};

export interface Found {
  elements: { id: string; seoUrls: { seoPathInfo: string }[] }[];
}

export const products = (limit: number): Promise<Found> =>
  commerce('/product', {
    limit,
    sort: [{ field: 'availableStock', order: 'DESC' }],
    associations: { seoUrls: {} },
  });

/** A shopper with a session, and a unique variant in the cart. */
export async function shopper(nth: number): Promise<{ cookie: string; variant: string }> {
  const product = (await products(40)).elements[10 + 3 * nth];
  const filter = [{ type: 'equals', field: 'parentId', value: product?.id }];
  const { elements } = await commerce<Found>('/product', { limit: 20, filter });
  const variant = elements.at(-1)?.id ?? 'nothing';
  const items = [{ id: variant, referencedId: variant, type: 'product', quantity: 1 }];
  const { token } = await commerce<{ token: string }>('/checkout/cart/line-item', { items });
  return { cookie: `__Host-sw-context-token=${token}`, variant };
}

/** Calls an action of the demo's page. */
export const demo = (path: string, body: object) =>
  fetch(`http://localhost:${BACKEND}/__demo${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }).then(({ status }) => status);

/** Publishes like an editor in the Studio. */
export const editContent = (mutations: object[]) =>
  fetch(`http://localhost:${BACKEND}/content/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    body: JSON.stringify({ mutations }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer weefsel-content-editor' },
  }).then(({ status }) => status);

/** A size that is sold out, with the path of its product. */
export async function soldOutSize(): Promise<{ id: string; path: string }> {
  const sizes = await commerce<{ elements: { id: string; parentId: string }[] }>('/product', {
    limit: 1,
    filter: [
      { type: 'equals', field: 'availableStock', value: 0 },
      { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] },
    ],
  });
  const [size] = sizes.elements;
  if (!size) throw new Error('No size is sold out.');
  const ids = [size.parentId];
  const { elements } = await commerce<Found>('/product', { ids, associations: { seoUrls: {} } });
  return { id: size.id, path: `/${elements[0]?.seoUrls[0]?.seoPathInfo ?? ''}` };
}

/** Reports to a shop a full import of the search service. */
export const feedRead = (shop: string): Promise<number> =>
  fetch(`${shop}/hooks/search`, {
    method: 'POST',
    body: JSON.stringify({ all: true }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer weefsel-search-hooks' },
  }).then(({ status }) => status);
