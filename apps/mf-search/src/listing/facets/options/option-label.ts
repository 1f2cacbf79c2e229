import type { SnippetsStore } from '@weefsel/stores';

/** What the search service calls a value that a product simply has. */
const YES = 'Ja';

/** What an option says: its name, and in words what a mere 'Ja' means: 'Alleen sale'. */
export const optionLabel = (snippets: SnippetsStore, facetTitle: string, name: string): string =>
  name === YES ? snippets.text('headless.listing.only', { what: facetTitle.toLowerCase() }) : name;
