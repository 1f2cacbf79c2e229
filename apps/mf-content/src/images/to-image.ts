import { imageAsset, type ImageUrl } from '@weefsel/api-clients';
import type { SanityImage } from '@weefsel/contracts';

/** A picture as `<Picture>` takes it. */
export interface ImageProps {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export interface Wish {
  /** Widths in px to offer, ascending; none above the picture's own width is asked for. */
  widths: readonly number[];
  /** Width divided by height; without it the editor's own crop. */
  ratio?: number;
  /** 1-100, default 75. */
  quality?: number;
  alt?: string;
}

/** Addresses of a content picture in the sizes that a block needs. Throws ImageUrlError for a malformed reference. */
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
