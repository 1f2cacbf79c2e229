import type { SnippetsStore } from '@weefsel/stores';

/** Lets all texts of login and account travel with the page: most are first shown in the browser, maybe before it has the whole list. */
export function keepTexts(snippets: Pick<SnippetsStore, 'text' | 'texts'>): void {
  if (typeof window !== 'undefined') return;
  for (const key of snippets.texts.keys()) {
    if (/^headless\.(login|account|common)\./.test(key)) snippets.text(key);
  }
}
