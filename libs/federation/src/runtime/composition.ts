import type { RemoteName } from '@weefsel/contracts';

export type PartKind = 'page' | 'fragment';

/** Identifies one part of a remote. */
export interface PartId {
  remote: RemoteName;
  kind: PartKind;
  name: string;
  /** Chunks that its data needs beside its own code. */
  chunks?: readonly string[];
}

export interface PartFiles {
  js: readonly string[];
  css: readonly string[];
}

/** A remote as one tab knows it: version, base address, and the files of the parts met so far. */
export interface RemoteRef {
  version: string;
  /** Base address of the file names, ending in a slash. */
  base: string;
  remoteEntry: string;
  entry: PartFiles;
  pages: Record<string, PartFiles>;
  fragments: Record<string, PartFiles>;
  /** Code that only some data needs. */
  chunks?: Record<string, PartFiles>;
  /** Integrity (`sha384-…`) of its scripts and style sheets; absent on a development server. */
  integrity?: Record<string, string>;
}

/** The remotes of a page. A missing remote is down. */
export type Composition = Record<RemoteName, RemoteRef>;

/** Merges the known files of one version of a remote. */
export const joinRefs = (one: RemoteRef, other: RemoteRef): RemoteRef => ({
  ...one,
  pages: { ...one.pages, ...other.pages },
  fragments: { ...one.fragments, ...other.fragments },
  chunks: { ...one.chunks, ...other.chunks },
  ...(one.integrity && { integrity: { ...one.integrity, ...other.integrity } }),
});

export const partKey = ({ remote, kind, name }: PartId): string => `${remote}/${kind}/${name}`;

/** Distinguishes the same part with different chunks. */
export const codeKey = (part: PartId): string => [partKey(part), ...(part.chunks ?? [])].join('+');

/** Every file required to show a part, in loading order. */
export function filesOfPart(ref: RemoteRef, part: PartId): { js: string[]; css: string[] } {
  const own = (part.kind === 'page' ? ref.pages : ref.fragments)[part.name];
  const needed = [ref.entry, own, ...(part.chunks ?? []).map((chunk) => ref.chunks?.[chunk])].filter(
    (files) => files !== undefined,
  );
  const absolute = (files: readonly string[]) => files.map((file) => ref.base + file);
  return {
    js: [...new Set(absolute([ref.remoteEntry, ...needed.flatMap(({ js }) => js)].filter(Boolean)))],
    css: [...new Set(absolute(needed.flatMap(({ css }) => css)))],
  };
}
