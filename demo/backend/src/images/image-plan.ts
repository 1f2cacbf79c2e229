import type { Angle, ImageParameters } from './image-parameters.ts';
import { BadImageParameter, type Rect } from './read-parameter.ts';
import { fitted, rounded, scaled, type Size } from './size.ts';

/** Drawing plan: part and size of the picture, and the canvas that it is centred on. All in pixels. */
export interface ImagePlan {
  /** Available part of the native picture. */
  rect: Rect;
  /** Clockwise rotation of that part; mirroring follows. */
  or: Angle;
  flip: ImageParameters['flip'];
  /** Visible region of the turned part, measured from its upper left corner. */
  region: Rect;
  picture: Size;
  canvas: Size;
  /** Size after cutting off the dullest edges; absent for the whole canvas. */
  liveliest?: Size;
}

/** Longest side that is ever drawn. */
const MAX_DRAWN = 3000;

const turned = ({ width, height }: Size, or: Angle): Size =>
  or === '90' || or === '270' ? { width: height, height: width } : { width, height };

function rectOf(native: Size, rect: Rect | undefined): Rect {
  if (!rect) return { left: 0, top: 0, width: native.width, height: native.height };
  if (rect.left + rect.width <= native.width && rect.top + rect.height <= native.height) return rect;
  const asked = [rect.left, rect.top, rect.width, rect.height].join(',');
  throw new BadImageParameter(
    `Invalid value "${asked}" for rect: the picture measures ${native.width}x${native.height}`,
  );
}

/** Point of the part that stays in view: 0 = left or top edge, 1 = right or bottom edge. */
function anchorOf({ crop, fpX, fpY }: ImageParameters): { x: number; y: number } {
  const along = (start: boolean, end: boolean, focal: number) => {
    if (start) return 0;
    return end ? 1 : focal;
  };
  return {
    x: along(crop.includes('left'), crop.includes('right'), fpX),
    y: along(crop.includes('top'), crop.includes('bottom'), fpY),
  };
}

/** Largest region of the part with the requested proportions, as near the anchor as possible. */
function cropTo(part: Size, ratio: number, parameters: ImageParameters): Rect {
  const width = Math.min(part.width, part.height * ratio);
  const height = width / ratio;
  const anchor = anchorOf(parameters);
  const offset = (whole: number, piece: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - piece / 2, 0), whole - piece));
  return {
    left: offset(part.width, width, anchor.x),
    top: offset(part.height, height, anchor.y),
    ...rounded({ width, height }),
  };
}

/** Requested size. Limits apply, and replace a missing side, only where cropping is allowed. */
function askedSize(part: Size, parameters: ImageParameters): Partial<Size> {
  const { w, h, fit, dpr, minW = 1, maxW = Infinity, minH = 1, maxH = Infinity } = parameters;
  const isLimited = fit === 'crop' && (minW > 1 || minH > 1 || maxW < Infinity || maxH < Infinity);
  if (!isLimited) return { ...(w && { width: w * dpr }), ...(h && { height: h * dpr }) };
  const ratio = part.width / part.height;
  const width = w ?? (h ? h * ratio : part.width / dpr);
  const height = h ?? (w ? w / ratio : part.height / dpr);
  return {
    width: Math.min(Math.max(width, minW), maxW) * dpr,
    height: Math.min(Math.max(height, minH), maxH) * dpr,
  };
}

type Fitting = Pick<ImagePlan, 'region' | 'picture' | 'canvas' | 'liveliest'>;

const filling = (picture: Size, region: Rect): Fitting => ({ region, picture, canvas: picture });

function cropped(part: Size, asked: Size, parameters: ImageParameters): Fitting {
  const region = cropTo(part, asked.width / asked.height, parameters);
  const picture = scaled(asked, Math.min(region.width / asked.width, region.height / asked.height, 1));
  if (!parameters.crop.includes('entropy')) return filling(picture, region);
  const cover = scaled(part, Math.max(picture.width / part.width, picture.height / part.height));
  return { ...filling(cover, { left: 0, top: 0, ...part }), liveliest: picture };
}

function fit(part: Size, parameters: ImageParameters): Fitting {
  const { width, height } = askedSize(part, parameters);
  const all: Rect = { left: 0, top: 0, ...part };
  if (!width || !height) return filling(fitted(part, width, height), all);
  switch (parameters.fit) {
    case 'clip':
    case 'max':
      return filling(fitted(part, width, height), all);
    case 'scale':
      return filling(
        rounded({ width: Math.min(width, part.width), height: Math.min(height, part.height) }),
        all,
      );
    case 'crop':
    case 'min':
      return cropped(part, { width, height }, parameters);
    case 'fill':
    case 'fillmax': {
      const canvas = fitted({ width, height }, MAX_DRAWN, MAX_DRAWN);
      return { region: all, picture: fitted(part, canvas.width, canvas.height), canvas };
    }
  }
}

/** Size of the picture within the padding; the canvas keeps its size. */
function padded({ picture, canvas }: Fitting, pad: number): Size {
  const room = (side: number) => Math.max(1, side - 2 * pad);
  return fitted(picture, room(canvas.width), room(canvas.height));
}

/**
 * Computes the geometry of a request. A picture is never drawn above its native size. Where `fit=fill` requests a
 * larger canvas, the picture is centred on it.
 * @throws BadImageParameter when `rect` lies outside the picture.
 */
export function planImage(native: Size, parameters: ImageParameters): ImagePlan {
  const { or, flip, pad } = parameters;
  const rect = rectOf(native, parameters.rect);
  const fitting = fit(turned(rect, or), parameters);
  return { rect, or, flip, ...fitting, picture: padded(fitting, pad) };
}
