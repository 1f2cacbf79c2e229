import type { SanityImage } from '@weefsel/contracts';

/** A picture in a document: its reference, the field's value, or the reference inside it. */
export type ImageSource = string | Pick<SanityImage, 'asset' | 'crop' | 'hotspot'> | { _ref: string };

export interface ImageAsset {
  id: string;
  /** Native size in pixels. */
  width: number;
  height: number;
  format: string;
}

/** The source or an option of a picture is invalid. */
export class ImageUrlError extends Error {
  override name = 'ImageUrlError';
}

const EXAMPLE = 'image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg';

function reference(source: unknown): string {
  if (typeof source === 'string' && source) return source;
  if (typeof source === 'object' && source !== null) {
    if ('_ref' in source && typeof source._ref === 'string') return source._ref;
    if ('asset' in source) return reference(source.asset);
  }
  throw new ImageUrlError(`Unable to resolve image URL from source (${JSON.stringify(source)})`);
}

/** Parses a reference such as `image-abc-1200x1600-jpg`. Throws ImageUrlError. */
export function imageAsset(source: ImageSource | null | undefined): ImageAsset {
  const ref = reference(source);
  const [, id, dimensions = '', format, ...rest] = ref.split('-');
  const [width = NaN, height = NaN] = dimensions.split('x').map(Number);
  if (!id || !format || rest.length > 0 || !(width > 0) || !(height > 0)) {
    throw new ImageUrlError(`Malformed asset _ref '${ref}'. Expected an id like "${EXAMPLE}".`);
  }
  return { id, width, height, format };
}
