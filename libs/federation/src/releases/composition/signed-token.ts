import * as v from 'valibot';
import type { SigningKey } from './keys.ts';

const TOKEN = /^([\w-]+)\.(\w+)\.([\w-]+)$/;

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString();

/** A signed text whose signature is still to be verified. */
export interface ReadToken<T> {
  content: T;
  text: string;
  signature: string;
  /** Id of the key. */
  key: string;
}

/**
 * A signed content as a text for addresses and headers: the content, the key's id and the signature.
 *
 * @param kind prefix of the signed text, so that it cannot be mistaken for another kind
 */
export function writeToken(kind: string, content: object, key: SigningKey): string {
  const text = JSON.stringify(content);
  return [encode(text), key.id, encode(key.sign(kind + text))].join('.');
}

/** The parts of a token; undefined for a malformed one. */
export function readToken<T>(
  token: string,
  kind: string,
  schema: v.GenericSchema<unknown, T>,
): ReadToken<T> | undefined {
  const [, said = '', key = '', signature = ''] = TOKEN.exec(token) ?? [];
  const content = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), decode(said));
  if (!content.success) return undefined;
  return { content: content.output, text: kind + decode(said), signature: decode(signature), key };
}
