import { locale } from '../locale/locale';

/** Addresses and paths of categories as texts and documents write them, whichever market they are for. */
const WRITTEN = /(?<![\w.-])nl\//g;

/** A text or document with its addresses below the prefix of the shop. */
export const localAddresses = (text: string, prefix: string = locale.prefix): string =>
  text.replace(WRITTEN, `${prefix}/`);

/** Shown for a missing text: the last part of its key in words, `Show filters` of `headless.listing.showFilters`. */
export function wordsOf(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : place),
  );
