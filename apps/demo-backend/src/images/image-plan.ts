import { BadImageParameter } from './image-parameters.ts';
import type { ImageParameters, Rect } from './image-parameters.ts';

export interface Size {
  width: number;
  height: number;
}

/** What to draw: which part of the native picture, how large, and in the middle of which canvas. All in pixels. */
export interface ImagePlan {
  region: Rect;
  picture: Size;
  canvas: Size;
}

/** Longest side that is ever drawn. */
const MAX_DRAWN = 3000;

const rounded = (size: Size): Size => ({
  width: Math.max(1, Math.round(size.width)),
  height: Math.max(1, Math.round(size.height)),
});

const scaled = (size: Size, factor: number): Size =>
  rounded({ width: size.width * factor, height: size.height * factor });

function regionOf(native: Size, rect: Rect | undefined): Rect {
  if (!rect) return { left: 0, top: 0, ...native };
  if (rect.left + rect.width <= native.width && rect.top + rect.height <= native.height) return rect;
  const asked = [rect.left, rect.top, rect.width, rect.height].join(',');
  throw new BadImageParameter(
    `Invalid value "${asked}" for rect: the picture measures ${native.width}x${native.height}`,
  );
}

/** Point of the region that stays in view: 0 = left or top edge, 1 = right or bottom edge. */
function anchorOf({ crop, fpX = 0.5, fpY = 0.5 }: ImageParameters): { x: number; y: number } {
  const along = (start: boolean, end: boolean, focal: number) => {
    if (start) return 0;
    return end ? 1 : focal;
  };
  return {
    x: along(crop.includes('left'), crop.includes('right'), fpX),
    y: along(crop.includes('top'), crop.includes('bottom'), fpY),
  };
}

/** The largest part of the region with the asked proportions, as near to the anchor as it can be. */
function cropTo(region: Rect, ratio: number, parameters: ImageParameters): Rect {
  const width = Math.min(region.width, region.height * ratio);
  const height = width / ratio;
  const anchor = anchorOf(parameters);
  const offset = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return {
    left: region.left + offset(region.width, width, anchor.x),
    top: region.top + offset(region.height, height, anchor.y),
    ...rounded({ width, height }),
  };
}

const fitted = (region: Size, w = Infinity, h = Infinity): Size =>
  scaled(region, Math.min(w / region.width, h / region.height, 1));

/**
 * Works out the geometry of a request. A picture is never drawn larger than its native size; where `fit=fill` asks
 * for a larger canvas, the picture is centred on it.
 * @throws BadImageParameter when `rect` lies outside the picture.
 */
export function planImage(native: Size, parameters: ImageParameters): ImagePlan {
  const { fit, dpr } = parameters;
  const region = regionOf(native, parameters.rect);
  const w = parameters.w && parameters.w * dpr;
  const h = parameters.h && parameters.h * dpr;
  const plain = (picture: Size, part: Rect = region): ImagePlan => ({
    region: part,
    picture,
    canvas: picture,
  });

  if (!w || !h || fit === 'clip' || fit === 'max') return plain(fitted(region, w, h));
  if (fit === 'scale') {
    return plain(rounded({ width: Math.min(w, region.width), height: Math.min(h, region.height) }));
  }
  if (fit === 'crop' || fit === 'min') {
    const part = cropTo(region, w / h, parameters);
    return plain(scaled({ width: w, height: h }, Math.min(part.width / w, part.height / h, 1)), part);
  }
  const canvas = scaled({ width: w, height: h }, Math.min(MAX_DRAWN / w, MAX_DRAWN / h, 1));
  return { region, picture: fitted(region, canvas.width, canvas.height), canvas };
}
