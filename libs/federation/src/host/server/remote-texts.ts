import { locale } from '@weefsel/contracts';
import type { RemoteManifest, TextsByLanguage } from '../../build/bundler/manifest';

/** Texts of a remote's version, by key. */
export interface RemoteTexts {
  own: ReadonlyMap<string, string>;
  /** Texts of its built-in libraries, for a shell that does not have them yet. */
  libs: ReadonlyMap<string, string>;
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const textsIn = (texts: TextsByLanguage | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries<unknown>(texts?.[locale.language] ?? {}).filter(isText));

/** The texts in a manifest; invalid ones are left out, and older versions have none. */
export const remoteTexts = ({
  texts,
  libTexts,
}: Pick<RemoteManifest, 'texts' | 'libTexts'>): RemoteTexts => ({
  own: textsIn(texts),
  libs: textsIn(libTexts),
});
