import type { PartId } from '@weefsel/federation/runtime';

/** Fragments that remotes lend to the frame of every page. A tab knows their files from its first page. */
export const LENT_PARTS: readonly PartId[] = [
  { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' },
  // Shown in the search before anything is typed.
  { remote: 'mf-catalog', kind: 'fragment', name: 'LastViewed' },
  { remote: 'mf-catalog', kind: 'fragment', name: 'WishlistPanel' },
  { remote: 'mf-checkout', kind: 'fragment', name: 'CartPanel' },
];
