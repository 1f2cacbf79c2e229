import sharp, { type Sharp } from 'sharp';
import { drawBlurs } from './draw-blurs.ts';
import { frame } from './frame.ts';
import type { Effects, ImageFormat } from './image-parameters.ts';
import type { ImagePlan } from './image-plan.ts';
import type { Paint } from './read-parameter.ts';

// The queue in front gives each picture one thread; the cache on disk makes the library's own one a waste of memory.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderOptions {
  plan: ImagePlan;
  format: ImageFormat;
  quality: number;
  effects: Effects;
  background: Paint;
  /** How hard webp is worked at; without one it is quick. */
  effort?: number;
}

/** Half the time of the usual 4, for 4 % more bytes: for a picture that somebody waits for. */
export const QUICK = 2;
/** For pictures that nobody waits for. */
export const THOROUGH = 4;

// The SVG loader works in tiles of 2000 pixels and draws the whole document again for each: 2.6 times the time at
// 1120x2016 as at 1100x1980. A larger picture is drawn at this size and stretched a little.
const LONGEST_DRAWN = 2000;

// Below this many pixels a blur costs less than to draw it apart.
const SMALL = 60_000;

const showsThrough = ({ format, background }: RenderOptions) =>
  background.opacity < 1 && format !== 'jpg' && format !== 'pjpg';

/** Without what shows through; where the background hides all there is nothing to flatten. */
function overWhite(drawn: Sharp, options: RenderOptions): Sharp {
  if (showsThrough(options)) return drawn;
  return options.background.opacity === 1 ? drawn.removeAlpha() : drawn.flatten({ background: '#ffffff' });
}

/** The planned picture as pixels: rasterised once, at its final size where that is possible. */
async function rasterise(drawing: string, options: RenderOptions): Promise<Sharp> {
  const { plan, background } = options;
  const { width, height } = plan.canvas;
  const scale = Math.min(1, LONGEST_DRAWN / Math.max(width, height));
  const ready = width * height < SMALL ? drawing : await drawBlurs(drawing);
  const image = overWhite(sharp(frame(ready, plan, background, scale)), options);
  if (scale === 1 && !plan.liveliest) return image;
  // By way of raw pixels: asked to resize an SVG, the library would draw it at the larger size after all.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (!plan.liveliest) return pixels.resize(width, height, { fit: 'fill' });
  const { entropy } = sharp.strategy;
  return pixels.resize(plan.liveliest.width, plan.liveliest.height, { fit: 'cover', position: entropy });
}

/** Applies the effects one after the other; the numbers are chosen to look like the vendor's. */
function withEffects(image: Sharp, { blur, sharp: sharpness, sat, invert }: Effects): Sharp {
  let made = image;
  if (blur > 0) made = made.blur(Math.min(1000, Math.max(0.3, blur)));
  if (sharpness > 0) made = made.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (sat !== 0) made = made.modulate({ saturation: 1 + sat / 100 });
  return invert ? made.negate({ alpha: false }) : made;
}

// What the library's `mozjpeg` stands for, but for the scans, which would make every picture a progressive one.
const BASELINE = { trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 };

/** Turns an SVG drawing into the bytes of a picture. */
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
