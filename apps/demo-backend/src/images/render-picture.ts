import sharp from 'sharp';
import type { ImageFormat } from './image-parameters.ts';
import type { ImagePlan } from './image-plan.ts';

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

/** Puts the drawing in a frame that shows the planned region, so that it is rasterised once, at its final size. */
function frame(drawing: string, { region, picture, canvas }: ImagePlan, background: string): string {
  const x = (canvas.width - picture.width) / 2;
  const y = (canvas.height - picture.height) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">` +
    `<rect width="100%" height="100%" fill="${background}"/>` +
    `<svg x="${x}" y="${y}" width="${picture.width}" height="${picture.height}" preserveAspectRatio="none" ` +
    `viewBox="${region.left} ${region.top} ${region.width} ${region.height}">` +
    `${drawing}</svg></svg>`
  );
}

/** Turns an SVG drawing into the bytes of a picture. */
export function renderPicture(drawing: string, options: RenderOptions): Promise<Buffer> {
  const { format, quality, blur } = options;
  const image = sharp(Buffer.from(frame(drawing, options.plan, options.background))).removeAlpha();
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
