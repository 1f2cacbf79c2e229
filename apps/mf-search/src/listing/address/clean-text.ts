/** Longest text of an address that is looked at. */
export const MAX_TEXT = 100;

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

// Cutting may part a character that takes two units.
export const cleanText = (text: string | null): string =>
  (text ?? '').replace(CONTROL, ' ').trim().slice(0, MAX_TEXT).toWellFormed().trim();
