import { responsiveImage } from '@weefsel/ui';

/** A phone shows most of one picture and the edge of the next, a desktop two side by side or one over the whole line. */
const GALLERY_SIZES = {
  column: '(min-width: 1440px) 446px, (min-width: 1024px) 31vw, 74vw',
  line: '(min-width: 1440px) 899px, (min-width: 1024px) 63vw, 74vw',
} as const;
const GALLERY_WIDTHS = [320, 640, 768, 1024] as const;

/** Native size of product pictures in px. */
export const PICTURE_SIZE = { width: 1500, height: 2700 } as const;

/** Addresses of a picture in the gallery; the same for the page and for the document's preload. */
export function galleryPicture(url: string, hosts: readonly string[], place: keyof typeof GALLERY_SIZES) {
  const image = responsiveImage(url, { hosts, widths: GALLERY_WIDTHS });
  return image && { ...image, sizes: GALLERY_SIZES[place] };
}

/** Address of a picture to look at closely. */
export const largePicture = (url: string, hosts: readonly string[]): string | undefined =>
  responsiveImage(url, { hosts, widths: [1500], quality: 80 })?.src;
