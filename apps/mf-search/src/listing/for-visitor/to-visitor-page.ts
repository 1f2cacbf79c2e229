import { previousVisit, readLikes } from '@weefsel/product/visitor';
import type { ListingCard } from '../listing-data';
import { likedFirst } from './liking';
import { isNewSince, marked } from './new-since';
import { keepOrder, knownOrder, shortId, wantsPlain } from './order-storage';

/** One page of products as a visitor is shown it. */
export interface VisitorPage {
  cards: readonly ListingCard[];
  /** Number of its products that came since the visit before. */
  news: number;
  /** Number of cards before those that may be in an order of their own. */
  from: number;
  /** Whether the order follows the visitor; undefined when there is no other than everybody's. */
  follows: boolean | undefined;
}

interface Page {
  /** The listing whose order may follow the visitor; undefined where it may not. */
  key: string | undefined;
  /** Number of cards that were seen. */
  seen: number;
  /** What marks a product that is new to the visitor. */
  mark: string;
}

/** The cards in an order that is known already; undefined when they are not the same ones any more. */
function asKnown(cards: readonly ListingCard[], ids: readonly string[]): readonly ListingCard[] | undefined {
  const byId = new Map(cards.map((card) => [shortId(card), card]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return found.length === cards.length && byId.size === cards.length ? found : undefined;
}

/** The cards in the order that follows the visitor, the same one as before where there was one. */
function ownOrder(cards: readonly ListingCard[], key: string, seen: number) {
  const known = knownOrder(key);
  const again = known && asKnown(cards, known.ids);
  if (again) return { from: known.from, ordered: again };
  const ordered = likedFirst(cards, seen, readLikes());
  const isOwn = ordered.some((card, index) => card !== cards[index]);
  if (isOwn) keepOrder({ key, from: seen, ids: ordered.map(shortId) });
  return { from: seen, ordered: isOwn ? ordered : undefined };
}

/** Marks what came since the visit before, and puts what was not seen yet in the visitor's order where that may be. */
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
