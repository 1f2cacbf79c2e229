import { localHref, paths, type RedirectDocument } from '@weefsel/contracts';

/** Moved paths below the locale's prefix, with their new ones. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  ['ruilen/', 'retourneren/'],
  ['ruilen-en-retourneren/', 'retourneren/'],
  ['verzending/', 'bezorgen/'],
  ['betaalmethoden/', 'betalen/'],
  ['veelgestelde-vragen/', 'klantenservice/'],
  ['faq/', 'klantenservice/'],
  ['openingstijden/', 'winkels/'],
  ['winkel-utrecht/', 'winkels/'],
  ['giftcard/', 'cadeaukaart/'],
  ['vacatures/', 'werken-bij/'],
  ['maattabellen/', 'maattabel/'],
  ['privacyverklaring/', 'privacy/'],
  ['cookiebeleid/', 'cookies/'],
  ['voorwaarden/', 'algemene-voorwaarden/'],
  ['merken/a-z/', 'merken/'],
  ['blog/', 'blogs/'],
  ['look/', 'looks/'],
];

/** Redirects that change next season, so browsers must not cache them. */
const FOR_NOW: typeof MOVED = [['lookbook/', 'lookbook-winter/']];

const toDocument = ([from, to]: readonly [string, string], status: 301 | 302): RedirectDocument => ({
  _id: `redirect-${from.replace(/\/$/, '').replaceAll('/', '-')}`,
  _type: 'redirect',
  from: localHref(from),
  to: localHref(to),
  status,
});

export const redirectDocuments: readonly RedirectDocument[] = [
  ...MOVED.map((move) => toDocument(move, 301)),
  // The withdrawal function is a page of an app, not of the editors.
  { ...toDocument(['herroepen/', ''], 301), to: paths.withdraw.to() },
  ...FOR_NOW.map((move) => toDocument(move, 302)),
];
