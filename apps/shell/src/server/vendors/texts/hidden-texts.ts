import type { SnippetTexts } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';

/** Logs texts in code that editors have replaced, once per wording. For development. */
export class HiddenTexts {
  private readonly logged = new Set<string>();

  private readonly log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.log = log;
  }

  /** Compares an owner's texts with the editors'. */
  compare(own: Iterable<readonly [key: string, text: string]>, edited: SnippetTexts): void {
    for (const [key, text] of own) {
      const shown = edited.get(key);
      const id = `${key} ${text}`;
      if (shown === undefined || shown === text || this.logged.has(id)) continue;
      this.logged.add(id);
      this.log.warn(
        { key, text, shown },
        `Editors have their own text for "${key}", which hides the one in code.`,
      );
    }
  }
}
