import type { ImageProps } from '../../images/to-image';
import { toImage } from '../../images/to-image';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { videoImageBlock, type VideoImageBlock } from './video-image-shape';

const IMAGE = { widths: [640, 1024, 1536], ratio: 16 / 9 };

export interface VideoImageProps {
  title?: string;
  image: ImageProps;
  /** Address of the film. */
  video?: string;
  transcript?: string;
}

function fileAddress({ video }: VideoImageBlock, { fileUrl, warn }: BlockContext): string | undefined {
  if (!video?.asset) return undefined;
  try {
    return fileUrl(video);
  } catch (error) {
    warn(`its film cannot be shown, its picture is: ${String(error)}`);
    return undefined;
  }
}

/** A picture and the film behind it; without a film the picture alone. */
export function toVideoImage(block: VideoImageBlock, context: BlockContext): VideoImageProps {
  const video = fileAddress(block, context);
  return given({
    title: plainText(block.title),
    image: toImage(block.image, { ...IMAGE, alt: plainText(block.imageAlt) ?? '' }, context.imageUrl),
    video,
    transcript: video && plainText(block.transcript),
  });
}

export const reading: BlockReading<VideoImageBlock, VideoImageProps> = {
  shape: videoImageBlock,
  toProps: toVideoImage,
};
