import type { ProfileName } from './profiles.ts';

export const PAGE_NAMES = ['home', 'listing', 'product'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const HOME_PATH = '/nl/';
export const LISTING_PATH = '/nl/dames/';

/** Products in a listing, in document order. */
export const PRODUCT_LINKS = 'main article a[href^="/nl/"]';

/** The first control that a shopper would use on a page, and how one sees that it answered. */
export interface Control {
  /** What is clicked; of several matches the first two in turn, so that every click is a change. */
  click: string;
  /** Something that is there once a click was answered, or a parameter that the address then has. */
  answer: { selector: string } | { parameter: string };
}

const CART_PANEL: Control = { click: 'header a[href="/cart"]', answer: { selector: 'dialog[open]' } };
const FILTER_PANEL: Control = { click: 'a[href="#filters"]', answer: { selector: 'dialog[open]' } };
const FILTER_TICK: Control = {
  click: '#filters input[type="checkbox"]',
  answer: { selector: 'main [aria-busy="true"]' },
};
const SIZE: Control = {
  click: 'input[type="radio"][name="maat"]:not(:disabled)',
  answer: { parameter: 'maat' },
};

/** Where a filter of a listing is ticked. */
export interface Tick {
  /** What shows the filters first. */
  open?: string;
  /** A facet with boxes to tick, folded or not. */
  facet: string;
}

export const TICKS: Record<ProfileName, Tick> = {
  mobile: { open: 'a[href="#filters"]', facet: 'dialog[open] details:has(input[type="checkbox"])' },
  desktop: { facet: '#filters details:has(input[type="checkbox"])' },
};

/** All that this tool knows of the shop's markup, in one place. */
export const CONTROLS: Record<ProfileName, Record<PageName, Control>> = {
  mobile: { home: CART_PANEL, listing: FILTER_PANEL, product: SIZE },
  desktop: { home: CART_PANEL, listing: FILTER_TICK, product: SIZE },
};
