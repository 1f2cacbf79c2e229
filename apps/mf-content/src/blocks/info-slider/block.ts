import type { BlockKind } from '../block-kind';
import { InfoSlider } from './info-slider';
import type { InfoSliderProps } from './to-info-slider';
import type { InfoSliderBlock } from './info-slider-shape';

export const infoSlider: BlockKind<InfoSliderBlock, InfoSliderProps> = {
  view: InfoSlider,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-info-slider'),
};
