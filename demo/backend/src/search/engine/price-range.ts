/** A range in whole cents, both ends included. */
export interface PriceRange {
  from: number;
  to: number;
}

const HIGHEST = 2 ** 31;
const RANGE = /^\s*(\d{0,9}(?:[.,]\d{1,2})?)\s*-\s*(\d{0,9}(?:[.,]\d{1,2})?)\s*$/;
const cents = (euros: string): number => Math.round(Number(euros.replace(',', '.')) * 100);

/** Reads `19,95-80` (euros, either end may be missing); undefined for anything else. */
export function parsePriceRange(text: string | undefined): PriceRange | undefined {
  const [, low = '', high = ''] = RANGE.exec(text ?? '') ?? [];
  if (!low && !high) return undefined;
  const from = low ? cents(low) : 0;
  const to = high ? cents(high) : HIGHEST;
  return from <= to ? { from, to } : { from: to, to: from };
}
