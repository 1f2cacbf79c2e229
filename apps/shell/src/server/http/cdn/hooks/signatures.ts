import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** True when the sender knows the secret. Takes the raw body, byte for byte. */
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

/** Sanity's signature: `sanity-webhook-signature: t=<ms>,v1=<HMAC of both>`. */
export const signedBySanity: IsSigned = async (headers, body, secret) => {
  const signature = textOf(headers[SIGNATURE_HEADER_NAME]);
  // Throws for a header that it cannot parse.
  return signature !== '' && isValidSignature(body, signature, secret).catch(() => false);
};

/** Shopware's signature: `shopware-shop-signature`, HMAC-SHA256 of the body in hexadecimal. */
export const signedByShopware: IsSigned = (headers, body, secret) =>
  areSame(
    textOf(headers['shopware-shop-signature']).toLowerCase(),
    createHmac('sha256', secret).update(body).digest('hex'),
  );

/** A shared secret: `authorization: Bearer <secret>`. */
export const signedWithSecret: IsSigned = (headers, _body, secret) =>
  areSame(textOf(headers.authorization), `Bearer ${secret}`);
