import { fillPromisesIn, type PromiseWords, type ShopPromises } from '@weefsel/contracts/promises';
import type { PromiseSource } from './promise-source';

/** What the shop would promise if an editor published the terms; what is published, until those are read. */
export class DraftTerms {
  private readonly published: PromiseSource;
  private read: { promises: ShopPromises; words: PromiseWords } | undefined;

  constructor(published: PromiseSource) {
    this.published = published;
  }

  get promises(): ShopPromises {
    return (this.read ?? this.published).promises;
  }

  get words(): PromiseWords {
    return (this.read ?? this.published).words;
  }

  /** Puts the promises into every text of an answer. */
  fill = <T>(answer: T): T => fillPromisesIn(answer, this.words);

  /** Takes the document as an editor left it. */
  take(sent: unknown): void {
    this.read = this.published.withTerms(sent);
  }
}
