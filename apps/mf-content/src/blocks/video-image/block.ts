import { blockKind } from '../block-kind';
import { VideoImage } from './video-image';

export const videoImage = blockKind(
  VideoImage,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-video-image'),
);
