import type { OpeningHoursBlock, StoreInfo } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { OpeningHours } from './opening-hours';
import type { OpeningHoursProps } from './to-opening-hours';

export const openingHours: BlockKind<OpeningHoursBlock, OpeningHoursProps, StoreInfo | null> = {
  view: OpeningHours,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-opening-hours'),
};
