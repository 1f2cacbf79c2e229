import {
  contactLines,
  openingWords,
  registration,
  routeAddress,
  storeInfo,
} from '../content/documents/shop-facts.ts';
import { market } from '../market/market.ts';
import { WrittenError } from './written-error.ts';

/** Values of `{shop.…}` in documents: facts of the shop that are kept in one place. */
const WORDS: Readonly<Record<string, string>> = {
  ...contactLines,
  ...openingWords,
  ...registration,
  street: storeInfo.address,
  phoneNumber: market.phone,
  payNow: market.payNow,
  emailAddress: storeInfo.email,
  phoneAddress: `tel:${storeInfo.phone}`,
  route: routeAddress,
};

/**
 * Fills the facts of the shop into a text.
 * @throws WrittenError when it names an unknown one.
 */
export const fillShopWords = (file: string, text: string): string =>
  text.replace(/\{shop\.(\w+)\}/g, (place, name: string, offset: number) => {
    const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    if (word !== undefined) return word;
    const line = text.slice(0, offset).split('\n').length;
    throw new WrittenError(file, line, `There is no ${place}; there are ${Object.keys(WORDS).join(', ')}.`);
  });
