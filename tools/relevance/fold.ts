/** A text as it is compared: case, accents and punctuation never matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
