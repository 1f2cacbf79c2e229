import type { PartId } from '@weefsel/federation/runtime';

/** The parts that remotes lend to the frame of every page: a tab knows their files from its first page on. */
export const LENT_PARTS: readonly PartId[] = [
  { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' },
  // What the search shows before anything is typed.
  { remote: 'mf-catalog', kind: 'fragment', name: 'LastViewed' },
  { remote: 'mf-catalog', kind: 'fragment', name: 'WishlistPanel' },
  { remote: 'mf-checkout', kind: 'fragment', name: 'CartPanel' },
];
