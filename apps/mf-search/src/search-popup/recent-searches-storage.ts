import { STORAGE_KEYS } from '@weefsel/contracts';

/** Maximum number of texts kept. */
const MOST = 6;

/** Maximum length of a text, in characters: the search service's limit. */
const LONGEST = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/** Recent searches of this browser, newest first; empty when unreadable. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isText))].slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(STORAGE_KEYS.recentSearches);
    else localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(texts));
  } catch (error) {
    console.warn('[recent searches] They cannot be kept.', error);
  }
}

const without = (text: string): string[] =>
  readRecentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase());

/** Puts a text first; drops the oldest beyond the maximum. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (isText(text)) write([text, ...without(text)].slice(0, MOST));
}

export const forgetSearch = (text: string): void => write(without(text));

export const forgetAllSearches = (): void => write([]);
