/** Texts that stores give to those who show them. */
export const texts = {
  'headless.wishlist.save': 'Bewaar {name} op je verlanglijst',
  'headless.wishlist.saveFailed': 'Dat is niet gelukt. Probeer het opnieuw.',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    stores: typeof texts;
  }
}
