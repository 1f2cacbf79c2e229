/** Texts that stores give to those who show them. */
export const texts = {
  // Where there is room, the line is broken there: as high before the cut-off as after it.
  'headless.common.delivery': 'Vóór {cutOff} besteld,\n{day} in huis',
  'headless.common.deliveryIn': 'Vóór {cutOff} besteld,\n{day} in huis in {country}',
  'headless.common.deliveryUsual': 'Vóór {promise.cutOff} besteld,\n{promise.arrives}',
  'headless.wishlist.save': 'Bewaar {name} op je verlanglijst',
  'headless.wishlist.saveFailed': 'Dat is niet gelukt. Probeer het opnieuw.',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    stores: typeof texts;
  }
}
