import type { ProfileName } from './profiles.ts';

export const PAGE_NAMES = ['home', 'listing', 'product'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const HOME_PATH = '/nl/';
/** A listing without an introduction, as most are. */
export const LISTING_PATH = '/nl/dames/kleding/';

/** Products in a listing, in document order. */
export const PRODUCT_LINKS = 'main article a[href^="/nl/"]';

/** A visible effect: an element, an address parameter by prefix, a field's text, or a scrolled element. */
export type Effect =
  { selector: string } | { parameter: string } | { field: string; text: string } | { scrolled: string };

/** A control of a page, and the effects that show its answer. */
export interface Control {
  name: string;
  /** Clicked first; matches only while it is needed. */
  first?: string;
  /** Text typed into the first visible field. */
  type?: { field: string; text: string };
  /** Element to click. Alternates between the first two matches, so that every click changes something. */
  click?: string;
  /** Effects of an answer; any of them suffices. */
  answer: Effect[];
  /** Permanent effects after the code's arrival, when they differ from `answer`. */
  kept?: Effect[];
}

const PANEL: Effect = { selector: 'dialog[open]' };
const CART: Control = { name: 'cart', click: 'header a[href="/cart"]', answer: [PANEL] };
const WORDS = 'jurk';
const SEARCH: Control = {
  name: 'search with text',
  type: { field: 'header input[name="tn_q"]', text: WORDS },
  answer: [{ field: 'dialog[open] input', text: WORDS }],
};
const HEART_BUTTON = 'button[aria-pressed][data-early="toggle"]';
const heartIn = (where: string): Control => ({
  name: 'heart',
  click: `${where} ${HEART_BUTTON}`,
  answer: [{ selector: `${where} button[aria-pressed="true"][data-early="toggle"]` }],
});

const FILTER_LINK = ':is(a[href="#filters"], [aria-haspopup="dialog"][aria-controls="filters"])';
const FILTER_PANEL: Control = { name: 'filter panel', click: FILTER_LINK, answer: [PANEL] };
/** On a desktop the filters are always visible; a group of them collapses. */
const FILTER_GROUP: Control = {
  name: 'filter panel',
  click: '#filters details[open] summary',
  answer: [{ selector: '#filters details:not([open])' }],
};
const BOXES = ':is(#filters, dialog[open]) input[type="checkbox"]';
const FILTER_TICK: Control = {
  name: 'filter tick',
  first: `body:not(:has(${BOXES})) ${FILTER_LINK}`,
  click: BOXES,
  answer: [{ selector: 'main [aria-busy="true"]' }, { parameter: 'tn_fk_' }],
  kept: [{ parameter: 'tn_fk_' }],
};

const SIZES = '[data-sold-out="false"] > input[type="radio"][name="maat"]';
const SIZE: Control = {
  name: 'size',
  click: SIZES,
  answer: [{ selector: `${SIZES}:checked` }],
  kept: [{ parameter: 'maat' }],
};
const ADD: Control = {
  name: 'add to cart',
  first: `form:not(:has(${SIZES}:checked)) ${SIZES}`,
  click: `form:has(${SIZES}) button[type="submit"]`,
  answer: [{ selector: `form:has(${SIZES}) button[aria-busy="true"]` }, PANEL],
  kept: [{ selector: 'dialog[open] li' }],
};
const PICTURE: Control = {
  name: 'picture',
  click: 'main section li > a[href*="/media/"]',
  answer: [PANEL],
};

const MENU: Control = {
  name: 'menu',
  click: 'header button[popovertarget="menu"]:not([popovertargetaction])',
  answer: [{ selector: 'header nav:popover-open' }, PANEL],
};
/** On a desktop, a submenu opens below its entry. */
const SUBMENU: Control = {
  name: 'menu',
  click: 'header nav summary, header nav button[aria-expanded]',
  answer: [{ selector: 'header nav details[open]' }, { selector: 'header nav button[aria-expanded="true"]' }],
};
const SLIDER: Control = {
  name: 'slider',
  click: 'main section:has(> ul[tabindex]) div > button:not([role]):nth-of-type(2)',
  answer: [{ scrolled: 'main section > ul[tabindex]' }],
};
const NEWSLETTER_FORM = 'form[action*="newsletter"]';
const NEWSLETTER: Control = {
  name: 'newsletter',
  type: { field: `${NEWSLETTER_FORM} input[type="email"]`, text: 'bench@example.com' },
  click: `${NEWSLETTER_FORM} button[type="submit"]`,
  answer: [
    { selector: `${NEWSLETTER_FORM} [aria-busy="true"]` },
    { selector: `${NEWSLETTER_FORM} [data-outcome]` },
  ],
  kept: [{ selector: `${NEWSLETTER_FORM} [data-outcome]` }],
};

/** Location of a filter to tick in a listing. */
export interface Tick {
  /** Element that opens the filters first. */
  open?: string;
  /** A facet with checkboxes, collapsed or not. */
  facet: string;
}

export const TICKS: Record<ProfileName, Tick> = {
  mobile: { open: FILTER_LINK, facet: 'dialog[open] details:has(input[type="checkbox"])' },
  desktop: { facet: '#filters details:has(input[type="checkbox"])' },
};

/** Matches on a product with a choice of sizes. */
export const SIZE_CHOICE = SIZES;

/** The control of each page whose answer is compared over commits. */
export const MAIN_CONTROL: Record<PageName, string> = {
  home: 'cart',
  listing: 'filter panel',
  product: 'add to cart',
};

const PRODUCT = [SIZE, ADD, heartIn('form'), PICTURE, CART];
const COMMON_HOME = [SEARCH, CART, SLIDER, NEWSLETTER];
const COMMON_LISTING = [heartIn('article'), FILTER_TICK, SEARCH, CART];

/** The only place that knows the shop's markup: five controls of each page. */
export const CONTROLS: Record<ProfileName, Record<PageName, Control[]>> = {
  mobile: {
    home: [MENU, ...COMMON_HOME],
    listing: [FILTER_PANEL, ...COMMON_LISTING],
    product: PRODUCT,
  },
  desktop: {
    home: [SUBMENU, ...COMMON_HOME],
    listing: [FILTER_GROUP, ...COMMON_LISTING],
    product: PRODUCT,
  },
};
