import { ladies } from './ladies.ts';
import type { LandingDraft } from './landing.ts';
import { men } from './men.ts';

/** Everything written around listings. */
export const landingDrafts: readonly LandingDraft[] = [ladies, men];
