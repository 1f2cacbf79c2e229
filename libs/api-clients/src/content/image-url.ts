import { imageAsset, ImageUrlError, type ImageSource } from './image-asset';
import { imageRect, type Rect } from './image-rect';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
const AUTOS = ['format'] as const;

export interface ImageOptions {
  /** Width and height in pixels. Both together crop the picture around its hotspot. */
  w?: number;
  h?: number;
  /** Quality, 0 to 100. */
  q?: number;
  /** Default webp. */
  fm?: 'jpg' | 'pjpg' | 'png' | 'webp';
  fit?: (typeof FITS)[number];
  crop?: (typeof CROPS)[number];
  auto?: (typeof AUTOS)[number];
  dpr?: number;
  /** 0 to 100. */
  blur?: number;
  /** Background as hex digits. */
  bg?: string;
  /** Only 1: the first frame of an animation. */
  frame?: 1;
  /** Part of the native picture in pixels, instead of the editor's crop and hotspot. */
  rect?: Rect;
}

/** Returns the address of a picture. Throws ImageUrlError for an invalid source or option. */
export type ImageUrl = (source: ImageSource | null | undefined, options?: ImageOptions) => string;

function check(kind: string, value: string | undefined, allowed: readonly string[]) {
  if (value !== undefined && !allowed.includes(value))
    throw new ImageUrlError(`Invalid ${kind} mode "${value}"`);
}

/** Makes addresses on one image CDN: `{host}/images/{projectId}/{dataset}/{id}-{w}x{h}.{ext}?…`. */
export function createImageUrl(cdn: { host: string; projectId: string; dataset: string }): ImageUrl {
  const base = `${cdn.host.replace(/\/+$/, '')}/images/${cdn.projectId}/${cdn.dataset}`;
  return (source, options = {}) => {
    const { rect: givenRect, fm, ...plain } = options;
    const asset = imageAsset(source);
    // Options may come from documents, unchecked by the compiler.
    check('fit', options.fit, FITS);
    check('crop', options.crop, CROPS);
    check('auto', options.auto, AUTOS);
    if (options.frame !== undefined && options.frame !== 1) {
      throw new ImageUrlError(`Invalid frame value "${String(options.frame)}"`);
    }
    const query = new URLSearchParams();
    const rect = givenRect ?? ownRect(source, asset, options);
    if (rect && cuts(rect, asset))
      query.set('rect', [rect.left, rect.top, rect.width, rect.height].join(','));
    const format = fm ?? (options.auto ? undefined : 'webp');
    for (const [name, value] of Object.entries({ ...plain, fm: format })) {
      if (value !== undefined) query.set(name, String(value));
    }
    const address = `${base}/${asset.id}-${asset.width}x${asset.height}.${asset.format}`;
    return query.size > 0 ? `${address}?${query.toString().replaceAll('%2C', ',')}` : address;
  };
}

const ownRect = (
  source: ImageSource | null | undefined,
  native: { width: number; height: number },
  { crop, w, h }: ImageOptions,
): Rect | undefined => {
  if (crop) return undefined;
  const framing = typeof source === 'object' && source && 'asset' in source ? source : {};
  return imageRect(native, framing, { ...(w && { width: w }), ...(h && { height: h }) });
};

const cuts = (rect: Rect, native: { width: number; height: number }): boolean =>
  rect.left !== 0 || rect.top !== 0 || rect.width !== native.width || rect.height !== native.height;
