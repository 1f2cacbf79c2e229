import { blockKind } from '../block-kind';
import { ManufacturerSlider } from './manufacturer-slider';

export const manufacturerSlider = blockKind(
  ManufacturerSlider,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-manufacturer-slider'),
);
