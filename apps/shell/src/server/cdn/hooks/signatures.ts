import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** True when who sent a body knows the secret. The body is as it came, byte for byte. */
export type IsSigned = (
  headers: FastifyRequest['headers'],
  body: string,
  secret: string,
) => boolean | Promise<boolean>;

const textOf = (header: string | string[] | undefined): string => [header].flat()[0] ?? '';

const areSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** Sanity's own: `sanity-webhook-signature: t=<ms>,v1=<HMAC of both>`. */
export const signedBySanity: IsSigned = async (headers, body, secret) => {
  const signature = textOf(headers[SIGNATURE_HEADER_NAME]);
  // It throws for a header that it cannot read.
  return signature !== '' && isValidSignature(body, signature, secret).catch(() => false);
};

/** Shopware's: `shopware-shop-signature`, HMAC-SHA256 of the body in hexadecimal. */
export const signedByShopware: IsSigned = (headers, body, secret) =>
  areSame(
    textOf(headers['shopware-shop-signature']).toLowerCase(),
    createHmac('sha256', secret).update(body).digest('hex'),
  );

/** A secret that both know: `authorization: Bearer <secret>`. */
export const signedWithSecret: IsSigned = (headers, _body, secret) =>
  areSame(textOf(headers.authorization), `Bearer ${secret}`);
