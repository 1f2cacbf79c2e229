import { previousVisit, readLikes } from '@weefsel/product/visitor';
import type { ListingCard } from '../listing-data';
import { likedFirst } from './liking';
import { isNewSince, marked } from './new-since';
import { keepOrder, knownOrder, shortId, wantsPlain } from './order-storage';

/** One page of products as arranged for the shopper. */
export interface VisitorPage {
  cards: readonly ListingCard[];
  /** Number of its products added since the previous visit. */
  news: number;
  /** Number of cards before those that may be reordered. */
  from: number;
  /** True when the order is personal; undefined when only the default order exists. */
  follows: boolean | undefined;
}

interface Page {
  /** Key of a listing that may have a personal order; undefined otherwise. */
  key: string | undefined;
  /** Number of cards already seen. */
  seen: number;
  /** Label of a product that is new to the shopper. */
  mark: string;
}

/** The cards in a known order; undefined when the cards differ. */
function asKnown(cards: readonly ListingCard[], ids: readonly string[]): readonly ListingCard[] | undefined {
  const byId = new Map(cards.map((card) => [shortId(card), card]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return found.length === cards.length && byId.size === cards.length ? found : undefined;
}

/** The cards in personal order, reusing a stored one. */
function ownOrder(cards: readonly ListingCard[], key: string, seen: number) {
  const known = knownOrder(key);
  const again = known && asKnown(cards, known.ids);
  if (again) return { from: known.from, ordered: again };
  const ordered = likedFirst(cards, seen, readLikes());
  const isOwn = ordered.some((card, index) => card !== cards[index]);
  if (isOwn) keepOrder({ key, from: seen, ids: ordered.map(shortId) });
  return { from: seen, ordered: isOwn ? ordered : undefined };
}

/** Marks products added since the previous visit. Puts unseen cards in personal order, if allowed. */
export function toVisitorPage(cards: readonly ListingCard[], { key, seen, mark }: Page): VisitorPage {
  const previous = previousVisit();
  const own = key === undefined ? undefined : ownOrder(cards, key, seen);
  const follows = own?.ordered && !wantsPlain();
  const shown = (follows && own?.ordered) || cards;
  const isNew = (card: ListingCard) => isNewSince(card, previous);
  return {
    cards: shown.some(isNew) ? shown.map((card) => (isNew(card) ? marked(card, mark) : card)) : shown,
    news: shown.filter(isNew).length,
    from: own?.from ?? seen,
    follows,
  };
}
