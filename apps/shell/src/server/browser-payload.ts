import type { PagePayload } from '@weefsel/federation/runtime';

/** A page's payload without the parts of the head that only search engines and the first document need. */
export function browserPayload({ head, ...payload }: PagePayload): PagePayload {
  const { jsonLd, heroImage, ...rest } = head;
  return { ...payload, head: rest };
}
