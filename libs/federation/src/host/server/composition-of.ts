import type { Composition, PartFiles, PartId, RemoteRef } from '../../runtime/index';
import type { Snapshot } from './snapshot';

type Parts = Record<string, PartFiles>;

const pick = (parts: Parts, names: readonly string[]): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));

const namesOf = (kind: PartId['kind'], wanted: readonly PartId[]) =>
  wanted.filter((part) => part.kind === kind).map(({ name }) => name);

const filesOf = (...parts: Parts[]): string[] =>
  parts.flatMap((some) => Object.values(some).flatMap(({ js, css }) => [...js, ...css]));

/** True for the bundler's shared code, named by a number. A part's later loading may need it too. */
const isShared = (file: string): boolean => /^\d+\./.test(file);

/**
 * A remote with only the files of these parts, plus those without a part: container, entry and their chunks.
 */
function withParts(ref: RemoteRef, wanted: readonly PartId[]): RemoteRef {
  const { chunks = {}, integrity = {}, ...rest } = ref;
  const chosen = {
    pages: pick(ref.pages, namesOf('page', wanted)),
    fragments: pick(ref.fragments, namesOf('fragment', wanted)),
    chunks: pick(
      chunks,
      wanted.flatMap((part) => part.chunks ?? []),
    ),
  };
  const owned = new Set(filesOf(ref.pages, ref.fragments, chunks));
  const asked = new Set(filesOf(chosen.pages, chosen.fragments, chosen.chunks));
  const mayLoad = ([file]: [string, string]) => asked.has(file) || !owned.has(file) || isShared(file);
  return {
    ...rest,
    ...chosen,
    ...(ref.integrity && { integrity: Object.fromEntries(Object.entries(integrity).filter(mayLoad)) }),
  };
}

/**
 * The remotes of these parts for a page or payload: their versions and the files that the parts may need.
 * Other remotes are left out, as a cached payload may outlive their versions.
 * The tab gets them with the payload that first shows them.
 */
export function compositionOf(snapshot: Pick<Snapshot, 'remotes'>, parts: readonly PartId[]): Composition {
  const composition: Composition = {};
  for (const [name, { ref }] of snapshot.remotes) {
    const own = parts.filter(({ remote }) => remote === name);
    if (own.length > 0) composition[name] = withParts(ref, own);
  }
  return composition;
}
