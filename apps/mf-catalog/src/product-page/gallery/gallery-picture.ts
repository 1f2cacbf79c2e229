import { responsiveImage } from '@weefsel/ui';

/** A phone shows most of one picture and the edge of the next. A desktop shows three, two or one per line. */
const GALLERY_SIZES = {
  third: '(min-width: 1024px) 21vw, 75vw',
  column: '(min-width: 1024px) 31vw, 75vw',
  line: '(min-width: 1024px) 63vw, 75vw',
} as const;
const GALLERY_WIDTHS = [320, 640, 768, 1024] as const;

/**
 * Column of a picture on a desktop. Two come first, then three per line. A last line of one or two pictures is filled.
 */
export function placeOf(index: number, total: number): keyof typeof GALLERY_SIZES {
  const left = (total - 2) % 3;
  if (total === 1 || (index > 1 && left === 1 && index === total - 1)) return 'line';
  return index < 2 || (left === 2 && index >= total - 2) ? 'column' : 'third';
}

/** Native size of product pictures in px. */
export const PICTURE_SIZE = { width: 1500, height: 2700 } as const;

/** Addresses of a gallery picture, shared by the page and the document's preload. */
export function galleryPicture(url: string, hosts: readonly string[], place: keyof typeof GALLERY_SIZES) {
  const image = responsiveImage(url, { hosts, widths: GALLERY_WIDTHS });
  return image && { ...image, sizes: GALLERY_SIZES[place] };
}

/** Address of a picture at its native width. */
export const largePicture = (url: string, hosts: readonly string[]): string | undefined =>
  responsiveImage(url, { hosts, widths: [1500], quality: 80 })?.src;
