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

/** The facet and the order of what is new. */
const NEW = { facet: 'nieuw', value: 'Ja', sort: 'Nieuwste' } as const;

/** How much of a listing was seen before this code came; of others nothing was. */
const seen = new Map<string, number>();
/** Listings that were shown in an own order before this document. */
const anew = new Set<string>();
let made = new WeakMap<ShownPage['cards'], VisitorPage>();

/** Looks at a listing that is on screen: what was seen of it keeps its place, all of it where `mayOrder` is false. */
export function look(list: ParentNode | null, key: string, mayOrder: boolean): void {
  noteSight(list);
  if (knownOrder(key)) anew.add(key);
  seen.set(key, mayOrder ? seenCards(list) : Infinity);
}

/** Leave was taken back: nothing is remembered. */
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

/** The pages as this visitor is shown them; the same for the same pages until another order is chosen. */
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
