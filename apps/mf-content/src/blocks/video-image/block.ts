import type { BlockKind } from '../block-kind';
import { VideoImage } from './video-image';
import type { VideoImageProps } from './to-video-image';
import type { VideoImageBlock } from './video-image-shape';

export const videoImage: BlockKind<VideoImageBlock, VideoImageProps> = {
  view: VideoImage,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-video-image'),
};
