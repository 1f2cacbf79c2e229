import type { SanityImage } from '@weefsel/contracts';
import type { PageSurroundings } from '../blocks/block-context';
import { toImage, type ImageProps, type Wish } from './to-image';

/** A picture that a block can do without: undefined when there is none, or when it is broken, which is reported. */
export function toOptionalImage(
  image: SanityImage | null | undefined,
  wish: Wish,
  { imageUrl, warn }: Pick<PageSurroundings, 'imageUrl' | 'warn'>,
): ImageProps | undefined {
  if (!image?.asset) return undefined;
  try {
    return toImage(image, wish, imageUrl);
  } catch (error) {
    warn(`its picture cannot be shown: ${String(error)}`);
    return undefined;
  }
}
