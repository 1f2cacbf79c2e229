import stringify from 'safe-stable-stringify';
import * as v from 'valibot';
import { SLUG_TYPES } from '../../../../contracts/src/page.ts';
import { sha256, type Files } from '../store/index.ts';
import type { SigningKey } from './keys.ts';

/** A version must be a plain folder name. */
const versionSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/));
const releaseSchema = v.object({
  version: versionSchema,
  /** SHA-256 of `manifest.json`, in hex. */
  manifest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Addresses of its pages, by name: known here even when the version cannot be loaded. */
  pages: v.exactOptional(
    v.record(
      v.string(),
      v.object({
        paths: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
        shows: v.exactOptional(v.pipe(v.array(v.picklist(SLUG_TYPES)), v.readonly())),
      }),
    ),
  ),
});

/**
 * One published version of a remote with its manifest's hash. The manifest has the integrity of every file.
 */
export type Release = v.InferOutput<typeof releaseSchema>;

const composedSchema = v.object({ ...releaseSchema.entries, previous: v.array(releaseSchema) });

/** A remote in a composition, with its rollback releases, newest first. */
export type ComposedRemote = v.InferOutput<typeof composedSchema>;

const makingSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  /** Person or CI run. */
  by: v.string(),
  /** Such as `release mf-search`. */
  what: v.string(),
  /** The channel that it was made for. */
  channel: v.string(),
  commit: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
  /** The composition that it was derived from. */
  from: v.exactOptional(v.string()),
});

const compositionSchema = v.object({
  remotes: v.record(nameSchema, composedSchema),
  /**
   * The build of the shell that it was checked with and that servers must run.
   * Absent in older compositions, for any shell.
   */
  shell: v.exactOptional(composedSchema),
  /** Redirects that shells follow on the server and in the browser before anything else. */
  redirects: v.exactOptional(
    v.record(v.string(), v.object({ to: v.string(), status: v.exactOptional(v.picklist([301, 302])) })),
  ),
  made: makingSchema,
});

/** All that a server needs to answer a request. Immutable: a change is another composition. */
export type Composition = v.InferOutput<typeof compositionSchema>;

/** The content of a composition, without its origin. */
export type Content = Omit<Composition, 'made'>;

/** Name of the shell among the parts of a composition; no remote has it. */
export const SHELL = 'shell';

/** A part of a composition by its name: a remote, or the shell. */
export const partOf = (
  content: Pick<Composition, 'remotes' | 'shell'> | undefined,
  name: string,
): ComposedRemote | undefined => (name === SHELL ? content?.shell : content?.remotes[name]);

/** An invalid or missing document of the store; none of it is used. */
export class DamagedDocument extends Error {
  override readonly name = 'DamagedDocument';
}

/** A document of a revoked key: servers refuse it, and no channel can go back to it. */
export class KeyRevoked extends DamagedDocument {}

/** A document that cannot be checked, as no key is trusted here. */
export class NotChecked extends DamagedDocument {}

/** Parses a JSON text by a schema. Throws a DamagedDocument with the document's name and the path. */
export function formed<T>(schema: v.GenericSchema<unknown, T>, text: string, document: string): T {
  const parsed = v.safeParse(schema, parseJson(text, document));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new DamagedDocument(
    `${document} is damaged: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`,
  );
}

/** Parses JSON; throws a DamagedDocument when it is invalid. */
export function parseJson(text: string, document: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedDocument(`${document} is damaged: ${(cause as Error).message.replace(/\.$/, '')}.`, {
      cause,
    });
  }
}

/** The canonical text of a composition: sorted keys, no blanks. */
export const canonical = (composition: Composition): string => stringify(composition);

/** Id of a composition, by its content. */
export const compositionId = (text: string): string => sha256(text).slice(0, 16);

/** Parses a composition; throws a DamagedDocument when it is invalid. */
export const readComposition = (text: string, document: string): Composition =>
  formed(compositionSchema, text, document);

/** A composition as stored: its text, the signer's key id and the signature. */
export const signedSchema = v.object({ composition: v.string(), key: v.string(), signature: v.string() });

/** Path of a composition in the store. */
export const compositionFile = (id: string): string => `compositions/${id}.json`;

/** Writes a composition and returns its id; an equal one changes nothing. */
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
