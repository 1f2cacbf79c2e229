/** What is shown for a key that nobody has a text for: its last part in words, `Show filters` of `headless.listing.showFilters`. */
export function wordsOf(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
