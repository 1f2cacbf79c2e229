import { STORAGE_KEYS } from '@weefsel/contracts';

/** Most texts that are kept. */
const MOST = 6;

/** Longest text that is kept, in characters: what the search service reads of one. */
const LONGEST = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/** What this browser searched for, the newest first; anything that cannot be read is nothing. */
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

/** Puts a text first; the oldest goes when there are too many. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (isText(text)) write([text, ...without(text)].slice(0, MOST));
}

export const forgetSearch = (text: string): void => write(without(text));

export const forgetAllSearches = (): void => write([]);
