import {
  contactLines,
  openingWords,
  registration,
  routeAddress,
  storeInfo,
} from '../content/documents/shop-facts.ts';
import { market } from '../market/market.ts';
import { WrittenError } from './written-error.ts';

/** What documents call `{shop.…}`: facts of the shop that are kept at one place. */
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
 * The text with the shop's facts in their places.
 * @throws WrittenError when it names one that there is not.
 */
export const fillShopWords = (file: string, text: string): string =>
  text.replace(/\{shop\.(\w+)\}/g, (place, name: string, offset: number) => {
    const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    if (word !== undefined) return word;
    const line = text.slice(0, offset).split('\n').length;
    throw new WrittenError(file, line, `There is no ${place}; there are ${Object.keys(WORDS).join(', ')}.`);
  });
