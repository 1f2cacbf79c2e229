/** Maximum length of a text from an address, in characters. */
export const MAX_TEXT = 100;

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

// `slice` may split a surrogate pair.
export const cleanText = (text: string | null): string =>
  (text ?? '').replace(CONTROL, ' ').trim().slice(0, MAX_TEXT).toWellFormed().trim();
