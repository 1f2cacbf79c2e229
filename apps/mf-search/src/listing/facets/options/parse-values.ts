import { cleanText } from '../../address/clean-text';

const MAX_VALUES = 50;

/** Values as an address has them, joined by `|` or one by one: each once, whatever its case, and in one order. */
export function parseValues(values: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const value of values.flatMap((joined) => joined.split('|')).map(cleanText)) {
    if (value && found.size < MAX_VALUES && !found.has(value.toLowerCase()))
      found.set(value.toLowerCase(), value);
  }
  return [...found.values()].sort();
}
