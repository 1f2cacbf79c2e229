import type { BusinessTexts } from './business-schema';

/**
 * True when the shopper submits a number again after seeing that no register knows it.
 * `1` stands for the typed number: with script, typing clears it.
 */
export const hasSeenUnknown = ({ vatTold, vatId }: Pick<BusinessTexts, 'vatTold' | 'vatId'>): boolean =>
  vatTold === '1' || (vatTold !== '' && vatTold === vatId);
