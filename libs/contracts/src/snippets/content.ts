/** Texts around what editors write. */
export const contentSnippets = {
  'headless.content.more': 'Meer',
  'headless.content.sliderLabel': 'Artikelen',
} as const;
