/** Texts that several parts show. `{name}` marks a value that is filled in. */
export const sharedSnippets = {
  'headless.common.retry': 'Probeer het opnieuw',
  'headless.common.close': 'Sluiten',
  'headless.common.loading': 'Even geduld…',
  'headless.common.home': 'Home',
  'headless.common.breadcrumbs': 'Kruimelpad',
  'headless.common.remove': 'Verwijderen',
  'headless.wishlist.save': 'Bewaar {name} op je verlanglijst',
  'headless.wishlist.saveFailed': 'Dat is niet gelukt. Probeer het opnieuw.',
  'headless.product.sale': 'SALE',
  'headless.product.free': 'Gratis',
  'headless.product.cardLowestPrice': 'Laagste prijs 30 dagen: {price}',
  'headless.product.lowestPrice': 'Laagste prijs van de laatste 30 dagen: {price}',
} as const;
