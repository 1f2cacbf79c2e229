import { browserCartCopyStorage, type LostLine } from '@weefsel/stores';

/** A line that left the cart without the shopper. */
export const lost = (why: LostLine['why'], more: Partial<LostLine['line']> = {}): LostLine => ({
  line: { id: 'trui', name: 'Wollen trui', quantity: 2, options: [{ group: 'Maat', option: 'M' }], ...more },
  why,
});

/** Stores lost lines in this browser. */
export const rememberLost = (...lines: LostLine[]): void =>
  browserCartCopyStorage().write({ lines: [], lost: lines, taken: [], day: 1 });
