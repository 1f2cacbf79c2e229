import type { SnippetsStore } from '@weefsel/stores';
import type { ShownPage } from '../products/page-memory';
import { withFilter, withSort, type ListingAddress } from '../address/listing-state';
import type { Arranged } from './arrange';
import { followsVisitor } from './follows-visitor';
import { choosePlain, forgetOrders, knownOrder } from './order-storage';
import { seenCards } from './seen-cards';
import { noteSight } from './steady-sight';
import { toVisitorPage, type VisitorPage } from './to-visitor-page';
import { VisitorLine } from './visitor-line';

export { keepSight as settle } from './steady-sight';

/** Facet value and sort for new products. */
const NEW = { facet: 'nieuw', value: 'Ja', sort: 'Nieuwste' } as const;

/** Number of cards seen before this code loaded, by listing; 0 for others. */
const seen = new Map<string, number>();
/** Listings with a stored personal order from an earlier document. */
const anew = new Set<string>();
let made = new WeakMap<ShownPage['cards'], VisitorPage>();

/**
 * Records which cards of a listing on screen were seen; those keep their places. All of them do when `mayOrder` is
 * false.
 */
export function look(list: ParentNode | null, key: string, mayOrder: boolean): void {
  noteSight(list);
  if (knownOrder(key)) anew.add(key);
  seen.set(key, mayOrder ? seenCards(list) : Infinity);
}

/** Forgets everything after consent was withdrawn. */
export function forget(): void {
  forgetOrders();
  seen.clear();
  anew.clear();
  made = new WeakMap();
}

interface Around extends Pick<SnippetsStore, 'text'> {
  /** Called when the shopper has chosen another order. */
  changed: () => void;
}

/** Arranges the pages for this shopper. Stable for the same pages until another order is chosen. */
export function arrange(
  pages: readonly ShownPage[],
  key: string,
  { shown: asked, at: addressOf }: Pick<ListingAddress, 'shown' | 'at'>,
  { text, changed }: Around,
): Arranged {
  const pageOf = ({ page, cards }: ShownPage): VisitorPage => {
    const known = made.get(cards);
    if (known) return known;
    const orders = page === 1 && followsVisitor(asked);
    const fresh = toVisitorPage(cards, {
      key: orders ? key : undefined,
      seen: seen.get(key) ?? 0,
      mark: text('headless.forVisitor.mark'),
    });
    made.set(cards, fresh);
    return fresh;
  };
  const shown = pages.map((one) => ({ page: one.page, ...pageOf(one) }));
  const first = shown.find(({ page }) => page === 1);
  if (!first || (first.news === 0 && first.follows === undefined)) return { pages: shown };
  const choose = (follows: boolean) => {
    choosePlain(!follows);
    made = new WeakMap();
    changed();
  };
  const { news, follows, from: at } = first;
  const newest = withSort(withFilter(asked, NEW.facet, [NEW.value]), NEW.sort);
  const node = (
    <VisitorLine
      news={news}
      newestHref={asked.sort === NEW.sort ? undefined : addressOf(newest)}
      follows={follows}
      onChoose={choose}
    />
  );
  const line = at < first.cards.length ? { at, node } : undefined;
  return { pages: shown, line, ...(anew.has(key) && { isAnew: true }) };
}
