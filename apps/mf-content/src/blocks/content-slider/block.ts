import type { ContentSliderBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { ContentSlider } from './content-slider';
import type { ContentSliderProps } from './to-content-slider';

export const contentSlider: BlockKind<ContentSliderBlock, ContentSliderProps> = {
  view: ContentSlider,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-content-slider'),
};
