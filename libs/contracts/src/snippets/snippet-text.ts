import { locale } from '../locale/locale';

/** Prefix of addresses and category paths in texts and documents of every market. */
const WRITTEN = /(?<![\w.-])nl\//g;

/** A text or document with its addresses below the shop's prefix. */
export const localAddresses = (text: string, prefix: string = locale.prefix): string =>
  text.replace(WRITTEN, `${prefix}/`);

/** Replacement of a missing text: `Show filters` for the key `headless.listing.showFilters`. */
export function wordsOf(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fills the `{name}` places of a text. A place without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : place),
  );
