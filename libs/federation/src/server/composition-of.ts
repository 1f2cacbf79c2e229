import type { Composition, PartFiles, PartId, RemoteRef, TabComposition } from '../runtime/index';
import type { Snapshot } from './remote-host';

type Parts = Record<string, PartFiles>;

const pick = (parts: Parts, names: readonly string[]): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));

const namesOf = (kind: PartId['kind'], wanted: readonly PartId[]) =>
  wanted.filter((part) => part.kind === kind).map(({ name }) => name);

const filesOf = (...parts: Parts[]): string[] =>
  parts.flatMap((some) => Object.values(some).flatMap(({ js, css }) => [...js, ...css]));

/** A remote with the files of these parts alone, and of what belongs to no part: its entry, its door, their chunks. */
function withParts(ref: RemoteRef, wanted: readonly PartId[]): RemoteRef {
  const { pieces = {}, integrity = {}, ...rest } = ref;
  const chosen = {
    pages: pick(ref.pages, namesOf('page', wanted)),
    fragments: pick(ref.fragments, namesOf('fragment', wanted)),
    pieces: pick(
      pieces,
      wanted.flatMap((part) => part.pieces ?? []),
    ),
  };
  const owned = new Set(filesOf(ref.pages, ref.fragments, pieces));
  const asked = new Set(filesOf(chosen.pages, chosen.fragments, chosen.pieces));
  const mayLoad = ([file]: [string, string]) => asked.has(file) || !owned.has(file);
  return {
    ...rest,
    ...chosen,
    ...(ref.integrity && { integrity: Object.fromEntries(Object.entries(integrity).filter(mayLoad)) }),
  };
}

/**
 * What a payload tells a tab about the remotes that it shows: which versions they are, and of their files only those that
 * these parts may ask for. With the next payload the tab learns those of the next page.
 */
export const compositionOf = (snapshot: Pick<Snapshot, 'remotes'>, parts: readonly PartId[]): Composition =>
  Object.fromEntries(
    [...snapshot.remotes].flatMap(([name, { ref }]) => {
      const wanted = parts.filter(({ remote }) => remote === name);
      return wanted.length > 0 ? [[name, withParts(ref, wanted)]] : [];
    }),
  );

/** The same for a document, whose tab will keep the versions of all remotes: of those that it shows nothing of it has no more. */
export const tabCompositionOf = (
  snapshot: Pick<Snapshot, 'remotes'>,
  parts: readonly PartId[],
): TabComposition => ({
  ...Object.fromEntries([...snapshot.remotes].map(([name, { ref }]) => [name, { version: ref.version }])),
  ...compositionOf(snapshot, parts),
});
