import { blockKind } from '../block-kind';
import { ImageWithText } from './image-with-text';

export const imageWithText = blockKind(
  ImageWithText,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-image-with-text'),
);
