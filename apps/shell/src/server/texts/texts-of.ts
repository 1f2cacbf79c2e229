import { fillPromises } from '@weefsel/contracts/promises';
import { localAddresses } from '@weefsel/contracts/snippets';
import type { Snapshot } from '@weefsel/federation/server';
import type { SnippetTexts } from '@weefsel/stores';
import type { ShellData } from '../shell-data';

type Source = Pick<ShellData, 'texts' | 'edited' | 'words'>;
type Remotes = Snapshot['remotes'];

const made = new WeakMap<Source, WeakMap<Remotes, SnippetTexts>>();

function merge({ texts, edited, words }: Source, remotes: Remotes): SnippetTexts {
  const live = [...remotes.values()].map((remote) => remote.texts);
  const filled = (some: SnippetTexts) =>
    [...some].map(([key, text]) => [key, fillPromises(localAddresses(text), words)] as const);
  return new Map([
    // A library that is newer in a remote than in the shell may have texts that the shell does not know.
    ...live.flatMap(({ libs }) => filled(libs)),
    ...texts,
    ...live.flatMap(({ own }) => filled(own)),
    ...edited,
  ]);
}

/**
 * Every text on screen, for a request with these remotes: what editors say goes before what the remotes say, and that
 * before what the shell says. The same data and remotes have the same object.
 */
export function textsOf(shell: Source, { remotes }: Snapshot): SnippetTexts {
  const known = made.get(shell) ?? new WeakMap<Remotes, SnippetTexts>();
  made.set(shell, known);
  const texts = known.get(remotes) ?? merge(shell, remotes);
  known.set(remotes, texts);
  return texts;
}
