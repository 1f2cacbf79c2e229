import type { BusinessTexts } from './business-schema';

/**
 * True when the shopper submits a number again after seeing that no register knows it.
 * `vatTold` is the refused number, or `1` for the typed one.
 */
export const confirmsUnknown = ({ vatTold, vatId }: Pick<BusinessTexts, 'vatTold' | 'vatId'>): boolean =>
  vatTold === '1' || (vatTold !== '' && vatTold === vatId);
