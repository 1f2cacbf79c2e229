import type { RemoteManifest } from '../../libs/federation/src/build/bundler/manifest.ts';
import { emptySlots } from './empty-slots.ts';

/** A locally built remote, as pages reference it. */
export interface LocalRemote {
  name: string;
  ref: Record<string, unknown>;
  /** Its texts on screen, by key. */
  texts: Readonly<Record<string, string>>;
}

interface Snippet {
  key: string;
  value: string;
}

/** Version of the local remote in page data. Constant, so that navigations continue after a rebuild. */
const LOCAL = 'local';

/** Base path of the local remote's files. */
export const localBase = (name: string): string => `/_local/${name}/`;

/** Reads the local remote from its build's manifest. */
export function localRemote({
  name,
  remoteEntry,
  entry,
  pages,
  fragments,
  chunks,
  texts,
  libTexts,
}: RemoteManifest): LocalRemote {
  const said = Object.entries({ ...libTexts?.nl, ...texts?.nl });
  return {
    name,
    ref: {
      version: LOCAL,
      base: localBase(name),
      remoteEntry,
      entry,
      pages,
      fragments,
      ...(chunks && { chunks }),
    },
    // Only the other shop's server knows the values of its promises.
    texts: Object.fromEntries(said.filter(([, text]) => !text.includes('{promise.'))),
  };
}

/** Replaces the remote in a map of remotes by the local one, if present. */
const swapped = (remotes: Record<string, unknown>, { name, ref }: LocalRemote): Record<string, unknown> =>
  name in remotes ? { ...remotes, [name]: ref } : remotes;

/** Swaps the local remote into a page's payload. */
export function swapInPayload<P extends { remotes?: Record<string, unknown> }>(
  payload: P,
  local: LocalRemote,
): P {
  return payload.remotes ? { ...payload, remotes: swapped(payload.remotes, local) } : payload;
}

/** Initial state of a page, limited to remotes and their texts. */
export interface State {
  composition: Record<string, unknown>;
  payload: { remotes?: Record<string, unknown> };
  stores: { snippets?: Record<string, string> };
}

/** Swaps the local remote into a page's state. */
export function swapInState(state: State, local: LocalRemote): State {
  const { composition, payload, stores } = state;
  return {
    ...state,
    composition: swapped(composition, local),
    payload: swapInPayload(payload, local),
    stores: { ...stores, snippets: { ...stores.snippets, ...local.texts } },
  };
}

/**
 * Empties the remote's slots in a document for the local version. Removes the other version's styles and link hints.
 */
export function swapInDocument(html: string, local: LocalRemote): string {
  const theirs = `/remotes/${local.name}/`;
  return emptySlots(html, local.name)
    .replaceAll(new RegExp(`<style data-href="${theirs}[^"]*">[^<]*</style>`, 'g'), '')
    .replaceAll(new RegExp(`<link [^>]*href="${theirs}[^"]*"[^>]*>`, 'g'), '');
}

/** List of all texts, with those of the local remote replacing the other version's. */
export const swapInTexts = (list: readonly Snippet[], { texts }: LocalRemote): Snippet[] => [
  ...list.filter(({ key }) => !(key in texts)),
  ...Object.entries(texts).map(([key, value]) => ({ key, value })),
];
