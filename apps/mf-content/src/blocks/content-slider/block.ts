import type { BlockKind } from '../block-kind';
import { ContentSlider } from './content-slider';
import type { ContentSliderProps } from './to-content-slider';
import type { ContentSliderBlock } from './content-slider-shape';

export const contentSlider: BlockKind<ContentSliderBlock, ContentSliderProps> = {
  view: ContentSlider,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-content-slider'),
};
