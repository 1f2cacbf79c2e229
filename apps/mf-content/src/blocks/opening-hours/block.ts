import type { StoreInfo } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { OpeningHours } from './opening-hours';
import type { OpeningHoursProps } from './to-opening-hours';
import type { OpeningHoursBlock } from './opening-hours-shape';

export const openingHours: BlockKind<OpeningHoursBlock, OpeningHoursProps, StoreInfo | null> = {
  view: OpeningHours,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-opening-hours'),
};
