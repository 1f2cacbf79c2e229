import { isDelay, type Fault } from './fault.ts';
import type { State } from './observation.ts';
import type { PageKind } from './page-kinds.ts';

export const VENDORS = ['commerce', 'content', 'search', 'social', 'reviews', 'vat'] as const;
export type Vendor = (typeof VENDORS)[number];

type Worst = Extract<State, 'whole' | 'lacking' | 'failed'>;

/** Worst permitted state of an uncached page, with a vendor that gives no usable response. */
const COLD: Record<Vendor, Partial<Record<PageKind, Worst>>> = {
  // Only commerce resolves an uncached path. Content pages keep their texts, which come without links.
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
  // A listing does without editorial content; content pages fail without it.
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
  // Similar products come from search; the product itself does not.
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
  // No page needs the check; shoppers go on with a VAT number, checked or not.
  vat: { 'VAT number': 'lacking' },
};

/** Worst permitted state with a delay of two seconds for every response. */
const SLOW: Partial<Record<PageKind, Worst>> = {
  listing: 'lacking',
  brand: 'lacking',
  search: 'lacking',
  content: 'lacking',
  blog: 'lacking',
  look: 'lacking',
};

/** Worst permitted state of a page. A page known to the server is shown unchanged. */
export function expected(vendor: Vendor, fault: Fault, page: PageKind, isKnown: boolean): State {
  const well = page === 'not found' ? 'gone' : 'whole';
  if (isKnown) return well;
  const worst = COLD[vendor][page];
  if (!worst) return well;
  // An uncached product needs three sequential responses (path, product, variants); the delay exceeds the page's time.
  if (isDelay(fault) && page !== 'product') return SLOW[page] ?? worst;
  return worst;
}

const ORDER: readonly State[] = ['whole', 'lacking', 'failed'];

/** True when a page's state is no worse than permitted. */
export function isGoodEnough(seen: State, worst: State): boolean {
  if (seen === 'gone') return worst === 'gone' || worst === 'failed';
  return (
    ORDER.includes(seen) &&
    (worst === 'gone' ? seen === 'failed' : ORDER.indexOf(seen) <= ORDER.indexOf(worst))
  );
}
