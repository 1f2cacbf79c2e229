import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A signed request as received. */
export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const canonicalQuery = (query: string): string => query.split('&').filter(Boolean).sort().join('&');

/**
 * The expected signature of a request (AWS Signature Version 4 in the `Authorization` header).
 * Calculated from Amazon's description, without the client's code; undefined for an unsigned request.
 */
export function signatureOf({ method, url, headers }: SignedRequest, secret: string): string | undefined {
  const { authorization = '' } = headers;
  const [, scope] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? [];
  const [, signed] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  if (!scope || !signed) return undefined;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** True when a request is signed with this secret and its body matches the signed hash. */
export function isSigned(request: SignedRequest, body: Buffer, secret: string): boolean {
  const given = /Signature=([\da-f]+)/.exec(request.headers.authorization ?? '')?.[1];
  const hash = createHash('sha256').update(body).digest('hex');
  return (
    given !== undefined &&
    given === signatureOf(request, secret) &&
    request.headers['x-amz-content-sha256'] === hash
  );
}
