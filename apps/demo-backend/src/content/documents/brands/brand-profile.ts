import type { Wear } from '../outfits.ts';

/** What the shop says and shows of a brand. */
export interface BrandProfile {
  /** What lies on the brand's picture. */
  wear: readonly Wear[];
  /** Two to four sentences. */
  text: string;
}

/** Profiles by the last part of the brand's address. */
export type BrandProfiles = Readonly<Record<string, BrandProfile>>;
