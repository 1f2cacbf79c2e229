import { type CatalogueProduct, pictureOf } from './catalogue.ts';
import { fold } from './fold.ts';

/** A card in the page's data. */
export interface Card {
  id: string;
  href: string;
  image?: string;
}

/** Response to a query: the target of a redirect, and the data of the final page. */
export interface Answer {
  leadsTo?: string;
  data: Readonly<Record<string, unknown>>;
  cards: readonly Card[];
  total: number;
}

interface Payload {
  kind: string;
  to?: string;
  payload?: {
    status: number;
    content?: { state: string; data?: Record<string, unknown> & { cards?: Card[]; total?: number } };
  };
}

/** Fields of the page's data that only repeat the query, or state nothing about it. */
const NO_STATEMENT = new Set([
  'title',
  'crumbs',
  'cards',
  'categories',
  'facets',
  'sorts',
  'popular',
  'href',
]);
const MOST_HOPS = 4;

const lead = (leadsTo: string): Answer => ({ leadsTo, data: {}, cards: [], total: 0 });

function payloadAddress(shop: string, address: string): URL | undefined {
  const url = new URL(address, shop);
  if (url.origin !== new URL(shop).origin) return undefined;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/_payload.json`;
  return url;
}

/** Sends a query to the shop's search page, and follows redirects. */
export async function ask(shop: string, query: string): Promise<Answer> {
  let address = `/search?${String(new URLSearchParams({ tn_q: query }))}`;
  let leadsTo: string | undefined;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const url = payloadAddress(shop, address);
    if (!url) return lead(address);
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const { kind, to, payload } = (await answer.json()) as Payload;
    if (kind === 'redirect' && to) {
      address = leadsTo = to;
      continue;
    }
    const { content } = payload ?? {};
    if (payload?.status !== 200 || content?.state !== 'ready') return lead(`an error (${payload?.status})`);
    const data = content.data ?? {};
    return { ...(leadsTo && { leadsTo }), data, cards: data.cards ?? [], total: data.total ?? 0 };
  }
  throw new Error(`"${query}" is redirected without end.`);
}

/** True when the query leads to one of these pages. A search page that links to one counts, too. */
export function leadsToOneOf({ leadsTo, data }: Answer, paths: readonly string[]): boolean {
  const bare = (path: string): string => new URL(path, 'http://shop').pathname.replace(/\/$/, '');
  const wanted = paths.map(bare);
  if (leadsTo) return wanted.includes(bare(leadsTo));
  const { popular: _popular, crumbs: _crumbs, ...rest } = data;
  const linked = JSON.stringify(rest).matchAll(/"(?:href|to|url|link)":"([^"]+)"/g);
  return [...linked].some(([, path = '']) => path.startsWith('/') && wanted.includes(bare(path)));
}

/** All texts in the data that may state something about the query. */
function* statements(data: unknown, key = ''): Generator<{ key: string; text: string }> {
  if (NO_STATEMENT.has(key)) return;
  if (typeof data === 'string') yield { key, text: fold(data) };
  else if (data && typeof data === 'object')
    for (const [name, value] of Object.entries(data))
      yield* statements(value, Array.isArray(data) ? key : name);
}

/** True when the page mentions a word apart from the query, or states a replacement. */
export function saysAbout({ data }: Answer, word: string, query: string): boolean {
  for (const { key, text } of statements(data)) {
    const named = ` ${text} `.includes(` ${fold(word)} `);
    if (key === 'meant' ? !named : named && text !== fold(query)) return true;
  }
  return false;
}

/** Colour shown on a card; undefined when unknown. */
export function shownColour({ image, href }: Card, { variants }: CatalogueProduct): string | undefined {
  const picture = pictureOf(image);
  const pictured = variants.find((variant) => variant.picture === picture);
  if (pictured) return pictured.colour;
  const linked = new URL(href, 'http://shop').searchParams.get('kleur');
  return linked ? fold(linked) : undefined;
}
