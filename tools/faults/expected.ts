import { isDelay, type Fault } from './fault.ts';
import type { State } from './observation.ts';
import type { PageKind } from './page-kinds.ts';

export const VENDORS = ['commerce', 'content', 'search', 'social', 'reviews', 'vat'] as const;
export type Vendor = (typeof VENDORS)[number];

type Worst = Extract<State, 'whole' | 'lacking' | 'failed'>;

/** How a page that nobody asked for yet may turn out at worst, with a vendor that gives no usable answer. */
const COLD: Record<Vendor, Partial<Record<PageKind, Worst>>> = {
  // Only commerce knows what a path means that was never seen; texts are the content service's, and come without links.
  commerce: {
    listing: 'failed',
    brand: 'failed',
    product: 'failed',
    'not found': 'failed',
    search: 'lacking',
    content: 'lacking',
    blog: 'lacking',
    look: 'lacking',
  },
  // A listing does without what editors wrote around it; a page of theirs is nothing without them.
  content: {
    content: 'failed',
    blog: 'failed',
    look: 'failed',
    'not found': 'failed',
    listing: 'lacking',
    brand: 'lacking',
    search: 'lacking',
    product: 'lacking',
  },
  // What looks like a product is found by it; the product itself is not.
  search: {
    listing: 'failed',
    brand: 'failed',
    search: 'failed',
    product: 'lacking',
    content: 'lacking',
    blog: 'lacking',
  },
  social: { content: 'lacking', blog: 'lacking' },
  reviews: {},
  // No page asks for a number; whoever fills one in goes on with it, checked or not.
  vat: { 'VAT number': 'lacking' },
};

/** What two seconds more for every answer leave time for. */
const SLOW: Partial<Record<PageKind, Worst>> = {
  listing: 'lacking',
  brand: 'lacking',
  search: 'lacking',
  content: 'lacking',
  blog: 'lacking',
  look: 'lacking',
};

/** How a page may turn out at worst. What the server knows is shown as it was, whatever happens. */
export function expected(vendor: Vendor, fault: Fault, page: PageKind, isKnown: boolean): State {
  const well = page === 'not found' ? 'gone' : 'whole';
  if (isKnown) return well;
  const worst = COLD[vendor][page];
  if (!worst) return well;
  // A path never seen, the product and its variants are three answers after each other: more than a page has time for.
  if (isDelay(fault) && page !== 'product') return SLOW[page] ?? worst;
  return worst;
}

const ORDER: readonly State[] = ['whole', 'lacking', 'failed'];

/** Whether a page turned out no worse than expected. */
export function isGoodEnough(seen: State, worst: State): boolean {
  if (seen === 'gone') return worst === 'gone' || worst === 'failed';
  return (
    ORDER.includes(seen) &&
    (worst === 'gone' ? seen === 'failed' : ORDER.indexOf(seen) <= ORDER.indexOf(worst))
  );
}
