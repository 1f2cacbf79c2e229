/**
 * Invisible characters, such as direction marks, fillers and controls. Joiners and variation selectors count as text.
 */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}|(?!\s)\p{Cc}|\ufffc/gu;
/** Joiners and variation selectors at the start or after printable ASCII, where they change nothing. */
const IDLE = /(?<=^|[ -~])\p{DI}+/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Offset from a full-width character to the usual one. */
const NARROWER = 0xfee0;
const DASHES = /[\p{Pd}\u2212]/gu;
const SPACES = /[\s\p{Z}]+/gu;

/**
 * Normalises a single line: Unicode's NFC, without invisible characters and surrounding spaces. Unifies spaces, dashes
 * and widths.
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
