import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import type { Composition } from './composition.ts';
import {
  canonical,
  compositionId,
  DamagedDocument,
  formed,
  parseJson,
  readComposition,
} from './composition.ts';
import type { SigningKey, TrustedKeys } from './keys.ts';

const signedSchema = v.object({ composition: v.string(), key: v.string(), signature: v.string() });

/** Path of a composition in the store. */
export const compositionFile = (id: string): string => `compositions/${id}.json`;

/** Writes a composition and returns its id; the same one again changes nothing. */
export async function writeComposition(
  files: Files,
  key: SigningKey,
  composition: Composition,
): Promise<string> {
  const text = canonical(composition);
  const id = compositionId(text);
  const signed = { composition: text, key: key.id, signature: key.sign(text) };
  await files.create(compositionFile(id), JSON.stringify(signed));
  return id;
}

/**
 * The composition in a signed document. Throws a DamagedDocument for one that is changed, of another id, or of an author
 * who is not trusted.
 */
export async function openSigned(content: string, id: string, keys: TrustedKeys): Promise<Composition> {
  const document = compositionFile(id);
  const { composition, key, signature } = formed(signedSchema, parseJson(content, document), document);
  if (compositionId(composition) !== id)
    throw new DamagedDocument(`${document} holds another composition than its name says.`);
  if (!(await keys.verify(composition, signature, key)))
    throw new DamagedDocument(`${document} is not signed by anybody who is trusted here (key ${key}).`);
  return readComposition(composition, document);
}
