import type { ReactNode } from 'react';
import type { ShownPage } from '../products/page-memory';

/** A line between the cards of the first page. */
export interface CardLine {
  /** Number of cards before it. */
  at: number;
  node: ReactNode;
}

/** The pages as a visitor is shown them. */
export interface Arranged {
  pages: readonly ShownPage[];
  line?: CardLine | undefined;
  /** An order that is shown again while everybody's is on screen: the cards are made anew, so that none moves over the page. */
  isAnew?: true | undefined;
}
