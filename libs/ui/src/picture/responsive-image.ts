import { toUrl } from '@weefsel/contracts';

/** Requested widths of pictures, in px. */
const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/** Pixel densities of a picture with a fixed width. */
const IMAGE_DENSITIES = [1, 2] as const;

export interface ResponsiveImage {
  src: string;
  srcSet: string;
}

interface ResponsiveImageOptions {
  /** Allowed hosts of pictures (`name[:port]`). */
  hosts: readonly string[];
  /** Widths in px, default all, for a picture that follows the page. One number for a fixed width. */
  widths?: readonly number[] | number;
  /** 1-100, default 75. */
  quality?: number;
}

/** Placeholder for the width, so that an address is built once per picture. */
const ANY_WIDTH = 'ANY-WIDTH';

const largest = (widths: readonly number[]) => widths.reduce((a, b) => Math.max(a, b), 0);

/**
 * Addresses of a picture in the needed sizes, as webp from the content CDN. Undefined when the address is not absolute,
 * or its host is not allowed: better no picture than a third party's.
 */
export function responsiveImage(
  address: string | null | undefined,
  { hosts, widths = IMAGE_WIDTHS, quality = 75 }: ResponsiveImageOptions,
): ResponsiveImage | undefined {
  const url = toUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.includes(url.host)) return undefined;

  url.searchParams.set('w', ANY_WIDTH);
  url.searchParams.set('fm', 'webp');
  url.searchParams.set('q', String(quality));
  const { href } = url;
  const at = (width: number) => href.replace(`w=${ANY_WIDTH}`, `w=${width}`);

  if (typeof widths === 'number') {
    return { src: at(widths), srcSet: IMAGE_DENSITIES.map((d) => `${at(widths * d)} ${d}x`).join(', ') };
  }
  return { src: at(largest(widths)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
