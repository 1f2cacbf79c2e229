import type { Gender } from '../../../catalogue/types.ts';
import { damesColdDays } from './dames-cold-days.ts';
import { damesWarmDays } from './dames-warm-days.ts';
import { herenColdDays } from './heren-cold-days.ts';
import { herenWarmDays } from './heren-warm-days.ts';
import type { LookDraft } from './look.ts';

/** Every look of the shop, by whom it is for. */
export const lookDrafts: Record<Gender, readonly LookDraft[]> = {
  dames: [...damesWarmDays, ...damesColdDays],
  heren: [...herenWarmDays, ...herenColdDays],
};

/** Both together. */
export const everyLook: readonly LookDraft[] = [...lookDrafts.dames, ...lookDrafts.heren];
