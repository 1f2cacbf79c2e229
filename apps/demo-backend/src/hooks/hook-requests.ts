import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { createHmac, randomUUID } from 'node:crypto';
import type { ContentDocument } from '../content/dataset.ts';

/** What each vendor signs its hooks with. */
export interface HookSecrets {
  content: string;
  commerce: string;
  search: string;
}

/** A hook as it goes over the wire. */
export interface HookRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const slugOf = (document: object): unknown =>
  'slug' in document ? (document.slug as { current?: unknown } | undefined)?.current : undefined;

/** A hook of the content service for a document that changed. Sanity sends it with a projection that shops write. */
export async function contentHook(
  document: ContentDocument,
  secret: string,
  now: number,
): Promise<HookRequest> {
  const { _id, _type } = document;
  const slug = slugOf(document);
  const body = JSON.stringify({ _id, _type, ...(typeof slug === 'string' && { slug: [slug] }) });
  const signature = await encodeSignatureHeader(body, now, secret);
  return { path: '/hooks/content', headers: { ...JSON_TYPE, [SIGNATURE_HEADER_NAME]: signature }, body };
}

/** A hook of the commerce backend for products that were written, as a Shopware app gets it. */
export function commerceHook(productIds: readonly string[], secret: string, now: number): HookRequest {
  const payload = productIds.map((primaryKey) => ({
    entity: 'product',
    operation: 'update',
    primaryKey,
    updatedFields: ['stock', 'price'],
  }));
  const body = JSON.stringify({
    data: { payload, event: 'product.written' },
    source: { url: 'https://commerce.invalid', appVersion: '1.0.0', shopId: 'demo', eventId: randomUUID() },
    timestamp: Math.floor(now / 1000),
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    path: '/hooks/commerce',
    headers: { ...JSON_TYPE, 'shopware-shop-signature': signature },
    body,
  };
}

/** A hook of the search service: its feed was read anew. */
export const searchHook = (secret: string): HookRequest => ({
  path: '/hooks/search',
  headers: { ...JSON_TYPE, authorization: `Bearer ${secret}` },
  body: JSON.stringify({ all: true }),
});
