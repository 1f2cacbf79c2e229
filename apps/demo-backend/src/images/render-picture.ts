import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from './image-parameters.ts';
import type { ImagePlan, Size } from './image-plan.ts';

// The queue in front gives each picture one thread; the cache on disk makes the library's own one a waste of memory.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderOptions {
  plan: ImagePlan;
  format: ImageFormat;
  quality: number;
  blur: number;
  background: string;
}

// The SVG loader works in tiles of 2000 pixels and draws the whole document again for each: 2.6 times the time at
// 1120x2016 as at 1100x1980. A larger picture is drawn at this size and stretched a little.
const LONGEST_DRAWN = 2000;

const times = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

/** Puts the drawing in a frame that shows the planned region at the given scale. */
function frame(drawing: string, { region, ...plan }: ImagePlan, background: string, scale: number): Buffer {
  const [picture, canvas] = [times(plan.picture, scale), times(plan.canvas, scale)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">` +
      `<rect width="100%" height="100%" fill="${background}"/>` +
      `<svg x="${(canvas.width - picture.width) / 2}" y="${(canvas.height - picture.height) / 2}" ` +
      `width="${picture.width}" height="${picture.height}" preserveAspectRatio="none" ` +
      `viewBox="${region.left} ${region.top} ${region.width} ${region.height}">${drawing}</svg></svg>`,
  );
}

/** The planned picture as pixels: rasterised once, at its final size where that is possible. */
async function rasterise(drawing: string, { plan, background }: RenderOptions): Promise<Sharp> {
  const { width, height } = plan.canvas;
  const scale = Math.min(1, LONGEST_DRAWN / Math.max(width, height));
  const image = sharp(frame(drawing, plan, background, scale)).removeAlpha();
  if (scale === 1) return image;
  // By way of raw pixels: asked to resize an SVG, the library would draw it at the larger size after all.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(width, height, { fit: 'fill' });
}

/** Turns an SVG drawing into the bytes of a picture. */
export async function renderPicture(drawing: string, options: RenderOptions): Promise<Buffer> {
  const { format, quality, blur } = options;
  const image = await rasterise(drawing, options);
  const soft = blur > 0 ? image.blur(Math.max(0.3, blur)) : image;
  switch (format) {
    case 'png':
      return soft.png().toBuffer();
    case 'avif':
      return soft.avif({ quality, effort: 2 }).toBuffer();
    case 'webp':
      return soft.webp({ quality }).toBuffer();
    case 'jpg':
    case 'pjpg':
      return soft.jpeg({ quality, mozjpeg: true, progressive: format === 'pjpg' }).toBuffer();
  }
}
