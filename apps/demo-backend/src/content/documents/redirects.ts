import type { RedirectDocument } from '@weefsel/contracts';

/** Addresses that moved, and where they are now. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  ['/nl/ruilen/', '/nl/retourneren/'],
  ['/nl/ruilen-en-retourneren/', '/nl/retourneren/'],
  ['/nl/herroepen/', '/nl/herroepingsformulier/'],
  ['/nl/verzending/', '/nl/bezorgen/'],
  ['/nl/betaalmethoden/', '/nl/betalen/'],
  ['/nl/veelgestelde-vragen/', '/nl/klantenservice/'],
  ['/nl/faq/', '/nl/klantenservice/'],
  ['/nl/openingstijden/', '/nl/winkels/'],
  ['/nl/winkel-utrecht/', '/nl/winkels/'],
  ['/nl/giftcard/', '/nl/cadeaukaart/'],
  ['/nl/vacatures/', '/nl/werken-bij/'],
  ['/nl/maattabellen/', '/nl/maattabel/'],
  ['/nl/privacyverklaring/', '/nl/privacy/'],
  ['/nl/cookiebeleid/', '/nl/cookies/'],
  ['/nl/voorwaarden/', '/nl/algemene-voorwaarden/'],
  ['/nl/merken/a-z/', '/nl/merken/'],
  ['/nl/blog/', '/nl/blogs/'],
  ['/nl/look/', '/nl/looks/'],
];

/** Lead somewhere else next season, so browsers may not remember them. */
const FOR_NOW: typeof MOVED = [['/nl/lookbook/', '/nl/lookbook-winter/']];

const toDocument = ([from, to]: readonly [string, string], status: 301 | 302): RedirectDocument => ({
  _id: `redirect-${from.replace(/^\/nl\/|\/$/g, '').replaceAll('/', '-')}`,
  _type: 'redirect',
  from,
  to,
  status,
});

export const redirectDocuments: readonly RedirectDocument[] = [
  ...MOVED.map((move) => toDocument(move, 301)),
  ...FOR_NOW.map((move) => toDocument(move, 302)),
];
