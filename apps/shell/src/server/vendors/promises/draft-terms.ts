import { fillPromisesIn, type PromiseWords, type ShopPromises } from '@weefsel/contracts/promises';
import type { PromiseSource } from './promise-source';

/** The shop's promises with an editor's drafts of the terms. The published ones until those are read. */
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

  /** Fills the promises into every text of a result. */
  fill = <T>(answer: T): T => fillPromisesIn(answer, this.words);

  /** Sets the draft of the terms document. */
  take(sent: unknown): void {
    this.read = this.published.withTerms(sent);
  }
}
