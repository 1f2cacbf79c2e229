import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import { canonical, compositionId, type Composition } from './composition.ts';
import type { SigningKey } from './keys.ts';

/** A composition as it lies in the store: its text, and who signed it. */
export const signedSchema = v.object({ composition: v.string(), key: v.string(), signature: v.string() });

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
