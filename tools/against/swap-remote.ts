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

const STATE = /(<script type="application\/json" id="weefsel-state">)(.*?)(<\/script>)/s;

/** JSON that may stand in a document. */
const inDocument = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

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

interface State {
  composition: Record<string, unknown>;
  payload: { remotes?: Record<string, unknown> };
  stores: { snippets?: Record<string, string> };
}

function swapInState(state: State, local: LocalRemote): State {
  const { composition, payload, stores } = state;
  return {
    ...state,
    composition: swapped(composition, local),
    payload: swapInPayload(payload, local),
    stores: { ...stores, snippets: { ...stores.snippets, ...local.texts } },
  };
}

/** A document whose places of a remote are filled by the local one, with its looks and texts. */
export function swapInDocument(html: string, local: LocalRemote): string {
  const theirs = `/remotes/${local.name}/`;
  return emptySlots(html, local.name)
    .replaceAll(new RegExp(`<style data-href="${theirs}[^"]*">[^<]*</style>`, 'g'), '')
    .replaceAll(new RegExp(`<link [^>]*href="${theirs}[^"]*"[^>]*>`, 'g'), '')
    .replace(STATE, (_all, start: string, json: string, end: string) => {
      const state = swapInState(JSON.parse(json) as State, local);
      return start + inDocument(state) + end;
    });
}

/** The list of all texts, with those of the local remote in the place of its other version's. */
export const swapInTexts = (list: readonly Snippet[], { texts }: LocalRemote): Snippet[] => [
  ...list.filter(({ key }) => !(key in texts)),
  ...Object.entries(texts).map(([key, value]) => ({ key, value })),
];
