import { browserCartCopyStorage, type LostLine } from '@weefsel/stores';

/** A line that left the cart without the shopper's doing. */
export const lost = (why: LostLine['why'], more: Partial<LostLine['line']> = {}): LostLine => ({
  line: { id: 'trui', name: 'Wollen trui', quantity: 2, options: [{ group: 'Maat', option: 'M' }], ...more },
  why,
});

/** Makes this browser remember lost lines. */
export const rememberLost = (...lines: LostLine[]): void =>
  browserCartCopyStorage().write({ lines: [], lost: lines, taken: [], day: 1 });
