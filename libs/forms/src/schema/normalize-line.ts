/** Marks without a shape: soft hyphen, zero-width spaces, and marks of direction. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** From a full-width sign to the usual one. */
const NARROWER = 0xfee0;
const DASHES = /[\p{Pd}\u2212]/gu;
const SPACES = /[\s\p{Z}]+/gu;

/**
 * The text of a single line as it is meant: in Unicode's normal form, without invisible marks and spaces around it, with
 * one kind of space, dash and width.
 */
export const normalizeLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - NARROWER))
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .trim();
