/** One product put on the wishlist or taken off it. */
export interface WishlistChange {
  kind: 'add' | 'remove';
  id: string;
}

/** The ids after a change, the newest first; the same product is never there twice. */
export function withChange(ids: readonly string[], { kind, id }: WishlistChange): readonly string[] {
  if (kind === 'remove') return ids.filter((other) => other !== id);
  return ids.includes(id) ? ids : [id, ...ids];
}
