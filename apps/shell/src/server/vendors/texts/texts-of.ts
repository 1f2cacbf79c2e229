import { fillPromises, type PromiseWords, type ShopPromises } from '@weefsel/contracts/promises';
import { localAddresses } from '@weefsel/contracts/snippets';
import type { Snapshot } from '@weefsel/federation/server';
import type { SnippetTexts } from '@weefsel/stores';
import { texts as storesTexts } from '@weefsel/stores/texts';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts as shellTexts } from '../../../texts.nl';
import type { PromiseSource } from '../promises/promise-source';
import type { HiddenTexts } from './hidden-texts';

const written = { ...uiTexts, ...storesTexts, ...shellTexts } as const;

/** Built-in texts of the shell and its libraries. */
export const houseTexts = Object.fromEntries(
  Object.entries(written).map(([key, text]) => [key, localAddresses(text)]),
) as Readonly<Record<keyof typeof written, string>>;

/** Sources of a page's texts, besides those of its remotes. */
export interface TextSources {
  /** The shell's texts with the editors' changes. */
  texts: SnippetTexts;
  /** The editors' texts, for any owner. */
  edited: SnippetTexts;
  /** The promises that fill the texts. */
  words: PromiseWords;
  /** The same in numbers. */
  promises?: ShopPromises;
  /** In development: log of texts in code that editors replaced. */
  hidden?: HiddenTexts | undefined;
}

type Promised = Pick<PromiseSource, 'promises' | 'words' | 'fill'>;

/** The shell's texts with the editors' changes, filled with the promises. */
export function textsWith(
  edited: SnippetTexts,
  { promises, words, fill }: Promised,
  hidden?: HiddenTexts,
): TextSources {
  const house = Object.entries(fill(houseTexts));
  hidden?.compare(house, edited);
  return { texts: new Map([...house, ...edited]), edited, words, promises, hidden };
}

type Remotes = Snapshot['remotes'];

const made = new WeakMap<TextSources, WeakMap<Remotes, SnippetTexts>>();

function merge({ texts, edited, words, hidden }: TextSources, remotes: Remotes): SnippetTexts {
  const live = [...remotes.values()].map((remote) => remote.texts);
  const filled = (some: SnippetTexts) =>
    [...some].map(([key, text]) => [key, fillPromises(localAddresses(text), words)] as const);
  const own = live.flatMap((remote) => filled(remote.own));
  hidden?.compare(own, edited);
  return new Map([
    // A remote may bundle a newer library, with texts that the shell does not have.
    ...live.flatMap(({ libs }) => filled(libs)),
    ...texts,
    ...own,
    ...edited,
  ]);
}

/**
 * All texts on screen. Editors' override those of remotes, which override the shell's. The same data and remotes give
 * the same object.
 */
export function textsOf(shell: TextSources, { remotes }: Snapshot): SnippetTexts {
  const known = made.get(shell) ?? new WeakMap<Remotes, SnippetTexts>();
  made.set(shell, known);
  const texts = known.get(remotes) ?? merge(shell, remotes);
  known.set(remotes, texts);
  return texts;
}
