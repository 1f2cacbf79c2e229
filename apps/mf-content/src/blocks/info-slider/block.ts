import { blockKind } from '../block-kind';
import { InfoSlider } from './info-slider';

export const infoSlider = blockKind(
  InfoSlider,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-info-slider'),
);
