import { garmentSvg, MEDIA_SIZE, type GarmentPicture } from '@weefsel/drawings';
import sharp from 'sharp';
import { drawBlurs } from '../draw-blurs.ts';
import { frame } from '../frame.ts';
import { readImageParameters } from '../image-parameters.ts';
import { planImage } from '../image-plan.ts';
import { QUICK, renderPicture, THOROUGH } from '../render-picture.ts';

/** Milliseconds of processor time by step. */
export interface Times {
  drawing: number;
  blurs: number;
  pixels: number;
  'webp, quick': number;
  'webp, thorough': number;
  'picture for a shopper': number;
  'pixels, blurs at full size': number;
  'picture as it was': number;
}

/** Processor time of all threads for some work, in ms; nothing else may run concurrently. */
async function timed<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  const before = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, made];
}

const pixelsOf = (svg: Buffer) => sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Measures each step of a picture of this width. */
export async function timesOf(picture: GarmentPicture, width: number): Promise<Times> {
  const {
    bg: background,
    effects,
    q: quality,
    ...rest
  } = readImageParameters(new URLSearchParams({ w: `${width}` }));
  const plan = planImage(MEDIA_SIZE, { bg: background, effects, q: quality, ...rest });
  const framed = (drawing: string) => frame(drawing, plan, background, 1);
  const [drawing, svg] = await timed(() => garmentSvg(picture));
  const [blurs, ready] = await timed(() => drawBlurs(svg));
  const [pixels, { data, info }] = await timed(() => pixelsOf(framed(ready)));
  const [atFullSize] = await timed(() => pixelsOf(framed(svg)));
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = async (effort: number) =>
    (await timed(() => sharp(data, { raw }).webp({ quality, effort }).toBuffer()))[0];
  const [quick, thorough] = [await webp(QUICK), await webp(THOROUGH)];
  const options = { plan, format: 'webp', quality, effects, background } as const;
  const [whole] = await timed(() => renderPicture(garmentSvg(picture), options));
  return {
    drawing,
    blurs,
    pixels,
    'webp, quick': quick,
    'webp, thorough': thorough,
    'picture for a shopper': whole,
    'pixels, blurs at full size': atFullSize,
    'picture as it was': drawing + atFullSize + thorough,
  };
}
