import type { BlockKind } from '../block-kind';
import { ManufacturerSlider } from './manufacturer-slider';
import type { ManufacturerSliderProps } from './to-manufacturer-slider';
import type { ManufacturerSliderBlock } from './manufacturer-slider-shape';

export const manufacturerSlider: BlockKind<ManufacturerSliderBlock, ManufacturerSliderProps> = {
  view: ManufacturerSlider,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-manufacturer-slider'),
};
