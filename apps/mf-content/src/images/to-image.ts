import { imageAsset, type ImageUrl } from '@weefsel/api-clients';
import type { SanityImage } from '@weefsel/contracts';
import type { PageSurroundings } from '../blocks/block-context';

/** A picture in the props of `<Picture>`. */
export interface ImageProps {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export interface Wish {
  /** Widths to offer in px, ascending; those above the picture's own width are never requested. */
  widths: readonly number[];
  /** Width divided by height; default is the editor's crop. */
  ratio?: number;
  /** 1-100, default 75. */
  quality?: number;
  alt?: string;
}

/** Addresses of a content picture in the requested sizes. Throws ImageUrlError for a malformed reference. */
export function toImage(
  image: SanityImage,
  { widths, ratio, quality = 75, alt }: Wish,
  url: ImageUrl,
): ImageProps {
  const native = imageAsset(image);
  const shownRatio = ratio ?? native.width / native.height;
  const fitting = widths.filter((width) => width < native.width);
  const offered = fitting.length < widths.length ? [...fitting, native.width] : fitting;
  const heightOf = (width: number) => Math.round(width / shownRatio);
  const at = (width: number) => url(image, { w: width, ...(ratio && { h: heightOf(width) }), q: quality });
  const largest = offered.at(-1) ?? native.width;
  return {
    src: at(largest),
    srcSet: offered.map((width) => `${at(width)} ${width}w`).join(', '),
    width: largest,
    height: heightOf(largest),
    alt: alt ?? image.alt ?? '',
  };
}

/** An optional picture: undefined when absent or broken; logs the broken ones. */
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

/** Address of a page's picture for sharing on social media. */
export const sharedImage = (image: SanityImage, url: ImageUrl): string => url(image, { w: 1200, fm: 'jpg' });
