import type { ManufacturerSliderBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { ManufacturerSlider } from './manufacturer-slider';
import type { ManufacturerSliderProps } from './to-manufacturer-slider';

export const manufacturerSlider: BlockKind<ManufacturerSliderBlock, ManufacturerSliderProps> = {
  view: ManufacturerSlider,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-manufacturer-slider'),
};
