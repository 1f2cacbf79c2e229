/** Signs without a shape, such as marks of direction, fillers and controls; joiners and variations of signs are text. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}|(?!\s)\p{Cc}|\ufffc/gu;
/** Joiners and variations behind a digit or an unaccented letter, where they change nothing. */
const IDLE = /(?<=^|[ -~])\p{DI}+/gu;
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
    .replace(IDLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - NARROWER))
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .trim();
