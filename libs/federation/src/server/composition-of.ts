import type { Composition, PartFiles, PartId, RemoteRef } from '../runtime/index';
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
  const mayLoad = ([file]: [string, string]) => wanted.length > 0 && (asked.has(file) || !owned.has(file));
  return {
    ...rest,
    ...chosen,
    ...(ref.integrity && { integrity: Object.fromEntries(Object.entries(integrity).filter(mayLoad)) }),
  };
}

/**
 * What a page or a payload tells a tab about the remotes: which versions there are, and of their files only those that
 * these parts may ask for. With the next payload the tab learns those of the next page.
 */
export function compositionOf(snapshot: Pick<Snapshot, 'remotes'>, parts: readonly PartId[]): Composition {
  return Object.fromEntries(
    [...snapshot.remotes].map(([name, { ref }]) => [
      name,
      withParts(
        ref,
        parts.filter(({ remote }) => remote === name),
      ),
    ]),
  );
}
