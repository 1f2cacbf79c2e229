import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { createHmac, randomUUID } from 'node:crypto';
import type { ContentDocument } from '../content/dataset.ts';

/** Secrets with which the vendors sign their hooks. */
export interface HookSecrets {
  content: string;
  commerce: string;
  search: string;
}

/** A hook in wire format. */
export interface HookRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const slugOf = (document: object): unknown =>
  'slug' in document ? (document.slug as { current?: unknown } | undefined)?.current : undefined;

/**
 * Hook of the content service for a changed document. Sanity sends it with a projection that the shop defines.
 */
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

/** Hook of the commerce backend for changed products, as a Shopware app receives it. */
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

/** Hook of the search service after it read its feed again. */
export const searchHook = (secret: string): HookRequest => ({
  path: '/hooks/search',
  headers: { ...JSON_TYPE, authorization: `Bearer ${secret}` },
  body: JSON.stringify({ all: true }),
});
