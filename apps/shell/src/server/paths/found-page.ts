import type { PageOwner, SlugType } from '@weefsel/contracts';

/**
 * A page that is at a path: of a remote by the path itself, or of whoever shows its type. `mayBeGone`: the path has places,
 * and what they name may not be there.
 */
export type FoundPage =
  | { kind: 'page'; type: 'route'; at: PageOwner; mayBeGone?: true }
  | { kind: 'page'; type: SlugType; id?: string };
