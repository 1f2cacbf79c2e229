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

/** Id of a product with a card in the HTML of a listing. */
export async function carded(html: string): Promise<string> {
  for (let page = 1; page <= 30; page += 1) {
    const { elements } = await commerce<Found>('/product', {
      limit: 100,
      page,
      associations: { seoUrls: {} },
    });
    const found = elements.find(({ seoUrls: [seo] }) => seo && html.includes(`"/${seo.seoPathInfo}`));
    if (found) return found.id;
  }
  throw new Error('The listing has no card of a product.');
}

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

/** Reports to a shop a full import of the search service. */
export const feedRead = (shop: string): Promise<number> =>
  fetch(`${shop}/hooks/search`, {
    method: 'POST',
    body: JSON.stringify({ all: true }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer weefsel-search-hooks' },
  }).then(({ status }) => status);
