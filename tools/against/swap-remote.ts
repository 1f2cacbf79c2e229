import type { RemoteManifest } from '../../libs/federation/src/bundler/manifest.ts';
import { emptySlots } from './empty-slots.ts';

/** A remote that is built here, as pages name it. */
export interface LocalRemote {
  name: string;
  ref: Record<string, unknown>;
  /** What it says on screen, by key. */
  texts: Readonly<Record<string, string>>;
}

interface Snippet {
  key: string;
  value: string;
}

/** The version of a remote that is built here, in the eyes of a page: always the same, so that navigations go on. */
const LOCAL = 'local';

/** Path under which the files of the local remote are to be had. */
export const localBase = (name: string): string => `/_local/${name}/`;

/** The remote as its build says it is. */
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
    // Only the other shop's server knows what it promises.
    texts: Object.fromEntries(said.filter(([, text]) => !text.includes('{promise.'))),
  };
}

/** The remotes that something is made of, with the local one in the place of its other version. */
const swapped = (remotes: Record<string, unknown>, { name, ref }: LocalRemote): Record<string, unknown> =>
  name in remotes ? { ...remotes, [name]: ref } : remotes;

/** A page's payload with the local remote in it. */
export function swapInPayload<P extends { remotes?: Record<string, unknown> }>(
  payload: P,
  local: LocalRemote,
): P {
  return payload.remotes ? { ...payload, remotes: swapped(payload.remotes, local) } : payload;
}

/** What the code of a page starts with, as far as it names remotes and their texts. */
export interface State {
  composition: Record<string, unknown>;
  payload: { remotes?: Record<string, unknown> };
  stores: { snippets?: Record<string, string> };
}

/** A page's state with the local remote in it. */
export function swapInState(state: State, local: LocalRemote): State {
  const { composition, payload, stores } = state;
  return {
    ...state,
    composition: swapped(composition, local),
    payload: swapInPayload(payload, local),
    stores: { ...stores, snippets: { ...stores.snippets, ...local.texts } },
  };
}

/** A document whose slots of a remote are left to the local one, without the other version's looks and hints. */
export function swapInDocument(html: string, local: LocalRemote): string {
  const theirs = `/remotes/${local.name}/`;
  return emptySlots(html, local.name)
    .replaceAll(new RegExp(`<style data-href="${theirs}[^"]*">[^<]*</style>`, 'g'), '')
    .replaceAll(new RegExp(`<link [^>]*href="${theirs}[^"]*"[^>]*>`, 'g'), '');
}

/** The list of all texts, with those of the local remote in the place of its other version's. */
export const swapInTexts = (list: readonly Snippet[], { texts }: LocalRemote): Snippet[] => [
  ...list.filter(({ key }) => !(key in texts)),
  ...Object.entries(texts).map(([key, value]) => ({ key, value })),
];
