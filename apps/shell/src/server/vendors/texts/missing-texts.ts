import { fillIn, wordsOf, type Text } from '@weefsel/contracts/snippets';
import { blameOf } from '@weefsel/federation/server';
import type { OnMissingText, SnippetTexts } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';

/** Most keys that are remembered as logged. */
const MOST_TOLD = 1000;

/** Logs missing texts, once per version of a remote. */
export class MissingTexts {
  private readonly told = new Set<string>();

  /** Call it where the text is requested: without `asker`, the stack identifies the code. */
  private tell(key: string, log: Pick<FastifyBaseLogger, 'error'>, asker?: string): void {
    const remote = asker ?? blameOf(new Error(key));
    const id = `${key} ${remote}`;
    if (this.told.has(id) || this.told.size >= MOST_TOLD) return;
    this.told.add(id);
    log.error({ key, remote }, `Nobody has a text "${key}"; its name is shown in words.`);
  }

  heardBy(log: Pick<FastifyBaseLogger, 'error'>): OnMissingText {
    return (key) => this.tell(key, log);
  }

  /** The texts for a page's `load`; `asker` is its remote, as `mf-search@1a2b`. */
  textFor(texts: SnippetTexts, log: Pick<FastifyBaseLogger, 'error'>, asker: string): Text {
    return (key: string, values = {}) => {
      const text = texts.get(key);
      if (text === undefined) this.tell(key, log, asker);
      return fillIn(text ?? wordsOf(key), values);
    };
  }
}

export const missingTexts = new MissingTexts();
