import type { PartId } from '@weefsel/federation/runtime';

/** What remotes lend to the frame around every page: wherever a tab begins, it knows their files. */
export const LENT_PARTS: readonly PartId[] = [
  { remote: 'mf-search', kind: 'fragment', name: 'SearchPopup' },
  { remote: 'mf-catalog', kind: 'fragment', name: 'WishlistPanel' },
  { remote: 'mf-checkout', kind: 'fragment', name: 'CartPanel' },
];
