import { formTexts } from './texts/form.nl.ts';

/** Texts that several owners show, most of them on components of this library. `{name}` marks a value that is filled in. */
export const texts = {
  ...formTexts,
  'headless.common.retry': 'Probeer het opnieuw',
  'headless.common.close': 'Sluiten',
  'headless.common.loading': 'Even geduld…',
  'headless.common.home': 'Home',
  'headless.common.breadcrumbs': 'Kruimelpad',
  'headless.product.sale': 'SALE',
  'headless.product.free': 'Gratis',
  'headless.product.cardLowestPrice': 'Laagste prijs 30 dagen: {price}',
  'headless.product.lowestPrice': 'Laagste prijs van de laatste 30 dagen: {price}',
  'headless.product.wasPrice': 'van',
  'headless.product.nowPrice': 'voor',
  'headless.search.noResults': 'Geen resultaten gevonden',
  'headless.error.title': 'Er ging iets mis',
  'headless.link.terms.url': '/nl/algemene-voorwaarden/',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    ui: typeof texts;
  }
}
