import * as v from 'valibot';
import type { SigningKey, TrustedKeys } from './keys.ts';

const passSchema = v.object({
  /** Such as `preview/winter`. */
  channel: v.pipe(v.string(), v.regex(/^preview\/[a-z0-9][\w.-]*$/)),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** Lets one browser see a channel that is not live, until a moment. */
export type PreviewPass = v.InferOutput<typeof passSchema>;

/** Prefix of the signed text: no other text signed with the key can count as a pass. */
const KIND = 'weefsel-preview:';

const PASS = /^([\w-]+)\.(\w+)\.([\w-]+)$/;

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString();

/** A pass as a text for an address: its content, the key's id and the signature. */
export function writePass({ channel, until }: PreviewPass, key: SigningKey): string {
  const text = JSON.stringify({ channel, until });
  return [encode(text), key.id, encode(key.sign(KIND + text))].join('.');
}

/** The pass in a text; undefined for one that is malformed, expired or not signed by a trusted key. */
export async function readPass(
  token: string,
  keys: TrustedKeys,
  now = Date.now(),
): Promise<PreviewPass | undefined> {
  const [, said = '', keyId = '', signature = ''] = PASS.exec(token) ?? [];
  const text = decode(said);
  const pass = v.safeParse(v.pipe(v.string(), v.parseJson(), passSchema), text);
  if (!pass.success || Date.parse(pass.output.until) <= now) return undefined;
  return (await keys.verify(KIND + text, decode(signature), keyId)) ? pass.output : undefined;
}
