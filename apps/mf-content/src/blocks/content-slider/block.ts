import { blockKind } from '../block-kind';
import { ContentSlider } from './content-slider';

export const contentSlider = blockKind(
  ContentSlider,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-content-slider'),
);
