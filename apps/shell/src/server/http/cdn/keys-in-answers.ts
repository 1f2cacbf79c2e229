import type { Transport, TransportRequest, TransportResponse } from '@weefsel/api-clients';
import type { ServerConfig } from '../../settings/environment';
import { vendorAt } from '../../operations/platform/vendor-measures';
import type { KeyLog } from './key-log';
import { anyOf, keyOf, type KeyKind } from './surrogate-keys';

type Addresses = Parameters<typeof vendorAt>[1] & Pick<ServerConfig, 'searchProductKey'>;

type Found = Record<string, unknown>;

/** Entities of the commerce backend by its own name for them (`apiAlias`). */
const ENTITIES: Partial<Record<string, KeyKind>> = {
  product: 'product',
  category: 'category',
  product_manufacturer: 'brand',
};

/** All objects in a response, at any depth. */
function* objectsIn(answer: unknown): Generator<Found> {
  const waiting: unknown[] = [answer];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) yield next as Found;
    for (const value of Object.values(next)) if (typeof value === 'object') waiting.push(value);
  }
}

/** Keys of products, their parents, categories and brands in a response of the commerce backend. */
export function* commerceKeys(answer: unknown): Generator<string> {
  for (const { apiAlias, id, parentId } of objectsIn(answer)) {
    const kind = ENTITIES[String(apiAlias)];
    if (kind === undefined || typeof id !== 'string') continue;
    yield keyOf(kind, id);
    if (kind === 'product' && typeof parentId === 'string') yield keyOf(kind, parentId);
  }
}

const TYPES = /_type\s*==\s*"([\w.-]+)"/g;

/** Document types that a query selects. */
function typesIn(groq: string, params: Found): string[] {
  const named = [...groq.matchAll(TYPES)].flatMap(([, type]) => type ?? []);
  const given = /_type\s+in\s+\$types\b/.test(groq) ? [params['types']].flat().map(String) : [];
  return [...new Set([...named, ...given])];
}

/**
 * Keys of the documents in a response of the content service, and of the query: a page by its slug, or a list. A list
 * also changes with documents that are not in it yet.
 */
export function* contentKeys(groq: string, params: Found, answer: unknown): Generator<string> {
  for (const { _id } of objectsIn(answer)) if (typeof _id === 'string') yield keyOf('document', _id);
  const { slug } = params;
  for (const type of typesIn(groq, params)) {
    yield keyOf('content-any', type);
    yield typeof slug === 'string' && groq.includes('$slug')
      ? keyOf(`content-${type}`, slug)
      : anyOf(`content-${type}`);
  }
}

/** Keys of a search response: the feed supplies its product data. It identifies products by item number. */
export function* searchKeys(answer: unknown, productKey: string): Generator<string> {
  yield anyOf('search');
  const [before = '', after = ''] = productKey.split('{id}');
  for (const { itemno } of objectsIn(answer)) {
    if (typeof itemno !== 'string' && typeof itemno !== 'number') continue;
    const number = String(itemno);
    if (!number.startsWith(before) || !number.endsWith(after)) continue;
    yield keyOf('product', number.slice(before.length, number.length - after.length));
  }
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // The caller rejects and reports invalid JSON.
    return undefined;
  }
};

/** GROQ and parameters of a request: in its address, or in its body when too long for that. */
function askedOf({ url, body }: TransportRequest): { groq: string; params: Found } {
  const sent = parsed(body) as { query?: string; params?: Found } | undefined;
  if (sent) return { groq: sent.query ?? '', params: sent.params ?? {} };
  const { searchParams } = new URL(url);
  const named = [...searchParams].filter(([name]) => name.startsWith('$'));
  const params = Object.fromEntries(named.map(([name, value]) => [name.slice(1), parsed(value)]));
  return { groq: searchParams.get('query') ?? '', params };
}

function* keysIn(
  request: TransportRequest,
  { text }: TransportResponse,
  addresses: Addresses,
): Generator<string> {
  const vendor = vendorAt(request.url, addresses);
  if (vendor === 'commerce') yield* commerceKeys(parsed(text));
  if (vendor === 'search') yield* searchKeys(parsed(text), addresses.searchProductKey);
  if (vendor !== 'content') return;
  const { groq, params } = askedOf(request);
  yield* contentKeys(groq, params, parsed(text));
}

/** A transport that records the keys in vendor responses to a page's `load`. */
export const notingTransport =
  (transport: Transport, addresses: Addresses, keys: KeyLog): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (keys.isWatched && answer.status < 300) keys.note(keysIn(request, answer, addresses));
    return answer;
  };
