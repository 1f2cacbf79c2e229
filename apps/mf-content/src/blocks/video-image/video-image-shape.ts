import { file, image, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** A picture, or a film that waits behind it until it is played. */
export type VideoImageBlock = v.InferOutput<typeof videoImageBlock>;
export const videoImageBlock = blockOf('videoImage', {
  title: maybeText,
  image,
  imageAlt: text,
  /** Absent when the block is a picture only. */
  video: v.exactOptional(file),
  /** What is heard and seen, for who cannot see or hear the film. */
  transcript: maybeText,
});
