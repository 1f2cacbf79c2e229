import sharp, { type Sharp } from 'sharp';
import { drawBlurs } from './draw-blurs.ts';
import { frame } from './frame.ts';
import type { Effects, ImageFormat } from './image-parameters.ts';
import type { ImagePlan } from './image-plan.ts';
import type { Paint } from './read-parameter.ts';

// The queue gives each picture one thread. The cache on disk makes the library's own one a waste of memory.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderOptions {
  plan: ImagePlan;
  format: ImageFormat;
  quality: number;
  effects: Effects;
  background: Paint;
  /** Effort of webp compression; quick when absent. */
  effort?: number;
}

/** Half the time of the usual 4, for 4 % more bytes: for pictures that shoppers wait for. */
export const QUICK = 2;
/** For pictures that no shopper waits for. */
export const THOROUGH = 4;

// The SVG loader works in tiles of 2000 pixels and redraws the document for each. 1120x2016 takes 2.6 times as long as
// 1100x1980. Larger pictures are drawn at this size and stretched a little.
const LONGEST_DRAWN = 2000;

// Below this many pixels an ordinary blur costs less than a separately drawn one.
const SMALL = 60_000;

const showsThrough = ({ format, background }: RenderOptions) =>
  background.opacity < 1 && format !== 'jpg' && format !== 'pjpg';

/** Removes transparency that the format or background excludes. An opaque background needs no flattening. */
function overWhite(drawn: Sharp, options: RenderOptions): Sharp {
  if (showsThrough(options)) return drawn;
  return options.background.opacity === 1 ? drawn.removeAlpha() : drawn.flatten({ background: '#ffffff' });
}

/** Rasterises the planned picture once, at its final size where possible. */
async function rasterise(drawing: string, options: RenderOptions): Promise<Sharp> {
  const { plan, background } = options;
  const { width, height } = plan.canvas;
  const scale = Math.min(1, LONGEST_DRAWN / Math.max(width, height));
  const ready = width * height < SMALL ? drawing : await drawBlurs(drawing);
  const image = overWhite(sharp(frame(ready, plan, background, scale)), options);
  if (scale === 1 && !plan.liveliest) return image;
  // Resizes raw pixels: asked to resize an SVG, the library would draw it at the larger size.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (!plan.liveliest) return pixels.resize(width, height, { fit: 'fill' });
  const { entropy } = sharp.strategy;
  return pixels.resize(plan.liveliest.width, plan.liveliest.height, { fit: 'cover', position: entropy });
}

/** Applies the effects in order; the numbers approximate the vendor's results. */
function withEffects(image: Sharp, { blur, sharp: sharpness, sat, invert }: Effects): Sharp {
  let made = image;
  if (blur > 0) made = made.blur(Math.min(1000, Math.max(0.3, blur)));
  if (sharpness > 0) made = made.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (sat !== 0) made = made.modulate({ saturation: 1 + sat / 100 });
  return invert ? made.negate({ alpha: false }) : made;
}

// The options behind the library's `mozjpeg`, except the scans, which would make every picture progressive.
const BASELINE = { trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 };

/** Renders an SVG drawing into the bytes of a picture. */
export async function renderPicture(drawing: string, options: RenderOptions): Promise<Buffer> {
  const { format, quality, effects, effort = QUICK } = options;
  const image = withEffects(await rasterise(drawing, options), effects);
  switch (format) {
    case 'png':
      return image.png().toBuffer();
    case 'avif':
      return image.avif({ quality, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, ...BASELINE }).toBuffer();
    case 'pjpg':
      return image.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
  }
}
