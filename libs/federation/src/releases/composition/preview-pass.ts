import * as v from 'valibot';
import type { SigningKey, TrustedKeys } from './keys.ts';
import { readToken, writeToken } from './signed-token.ts';

const passSchema = v.object({
  /** Such as `preview/winter`. */
  channel: v.pipe(v.string(), v.regex(/^preview\/[a-z0-9][\w.-]*$/)),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** Lets one browser see a channel that is not live, until a moment. */
export type PreviewPass = v.InferOutput<typeof passSchema>;

const KIND = 'weefsel-preview:';

/** A pass as a text for an address. */
export const writePass = ({ channel, until }: PreviewPass, key: SigningKey): string =>
  writeToken(KIND, { channel, until }, key);

/** The pass in a text; undefined for one that is malformed, expired or not signed by a trusted key. */
export async function readPass(
  token: string,
  keys: TrustedKeys,
  now = Date.now(),
): Promise<PreviewPass | undefined> {
  const read = readToken(token, KIND, passSchema);
  if (!read || Date.parse(read.content.until) <= now) return undefined;
  return (await keys.verify(read.text, read.signature, read.key)) ? read.content : undefined;
}
