import { file, image, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toImage, type ImageProps } from '../../images/to-image';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** A picture, or a film behind a picture. */
export type VideoImageBlock = v.InferOutput<typeof videoImageBlock>;
const videoImageBlock = blockOf('videoImage', {
  title: maybeText,
  image,
  imageAlt: text,
  /** Absent when the block is a picture only. */
  video: v.exactOptional(file),
  /** Transcript of the film, for shoppers who cannot see or hear it. */
  transcript: maybeText,
});

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

/** A picture with the film behind it, if any. */
export const reading: BlockReading<VideoImageBlock, VideoImageProps> = {
  shape: videoImageBlock,
  toProps(block, context) {
    const video = fileAddress(block, context);
    return withoutUndefined({
      title: plainText(block.title),
      image: toImage(block.image, { ...IMAGE, alt: plainText(block.imageAlt) ?? '' }, context.imageUrl),
      video,
      transcript: video && plainText(block.transcript),
    });
  },
};
