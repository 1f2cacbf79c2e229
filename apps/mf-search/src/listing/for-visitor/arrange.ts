import type { ReactNode } from 'react';
import type { ShownPage } from '../products/page-memory';

/** A line between the cards of the first page. */
export interface CardLine {
  /** Number of cards before it. */
  at: number;
  node: ReactNode;
}

/** The pages as arranged for the shopper. */
export interface Arranged {
  pages: readonly ShownPage[];
  line?: CardLine | undefined;
  /**
   * An earlier personal order returns while the default one is shown. Cards remount, so that none moves across the
   * page.
   */
  isAnew?: true | undefined;
}
