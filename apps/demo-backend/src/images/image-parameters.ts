/** A picture parameter that cannot be used; answered with status 400 and the message as text. */
export class BadImageParameter extends Error {
  override readonly name = 'BadImageParameter';
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;
const AUTOS = ['format'] as const;

export type Fit = (typeof FITS)[number];
export type CropMode = (typeof CROPS)[number];
export type ImageFormat = (typeof FORMATS)[number];

/** The picture vendor's parameters, checked; sizes in pixels, `fpX`/`fpY` as fractions. */
export interface ImageParameters {
  w?: number;
  h?: number;
  rect?: Rect;
  fpX?: number;
  fpY?: number;
  bg?: string;
  fm?: ImageFormat;
  fit: Fit;
  crop: readonly CropMode[];
  dpr: number;
  q: number;
  blur: number;
  autoFormat: boolean;
}

const DEFAULT_QUALITY = 75;
// The vendor's own limit. What is drawn is limited much further: never above the native size.
const MAX_SIDE = 8192;

type Read<T> = (name: string, text: string) => T;

const numberIn =
  (min: number, max: number): Read<number> =>
  (name, text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new BadImageParameter(`Invalid value "${text}" for ${name}: give a number from ${min} to ${max}`);
  };

const wholeIn =
  (min: number, max: number): Read<number> =>
  (name, text) => {
    const value = numberIn(min, max)(name, text);
    if (Number.isInteger(value)) return value;
    throw new BadImageParameter(`Invalid value "${text}" for ${name}: give a whole number`);
  };

const oneOf =
  <T extends string>(allowed: readonly T[]): Read<T> =>
  (name, text) => {
    const value = allowed.find((candidate) => candidate === text);
    if (value !== undefined) return value;
    throw new BadImageParameter(`Invalid value "${text}" for ${name}: give one of ${allowed.join(', ')}`);
  };

const readRect: Read<Rect> = (name, text) => {
  const [left, top, width, height, more] = text.split(',').map((part) => wholeIn(0, MAX_SIDE)(name, part));
  if (left !== undefined && top !== undefined && width && height && more === undefined) {
    return { left, top, width, height };
  }
  throw new BadImageParameter(`Invalid value "${text}" for ${name}: give left,top,width,height`);
};

const readColour: Read<string> = (name, text) => {
  if (/^[0-9a-f]{3}$|^[0-9a-f]{6}$/i.test(text)) return `#${text.toLowerCase()}`;
  throw new BadImageParameter(`Invalid value "${text}" for ${name}: give 3 or 6 hexadecimal digits`);
};

/**
 * Reads the parameters of a picture's address; unknown ones are ignored, as the vendor does.
 * @throws BadImageParameter for a value out of range or not among the vendor's words.
 */
export function readImageParameters(args: URLSearchParams): ImageParameters {
  const read = <T, F>(name: string, convert: Read<T>, fallback: F): T | F => {
    const text = args.get(name);
    return text === null ? fallback : convert(name, text);
  };
  const fraction = numberIn(0, 1);
  const w = read('w', wholeIn(1, MAX_SIDE), undefined);
  const h = read('h', wholeIn(1, MAX_SIDE), undefined);
  const rect = read('rect', readRect, undefined);
  const fpX = read('fp-x', fraction, undefined);
  const fpY = read('fp-y', fraction, undefined);
  const bg = read('bg', readColour, undefined);
  const fm = read('fm', oneOf(FORMATS), undefined);
  return {
    ...(w !== undefined && { w }),
    ...(h !== undefined && { h }),
    ...(rect && { rect }),
    ...(fpX !== undefined && { fpX }),
    ...(fpY !== undefined && { fpY }),
    ...(bg && { bg }),
    ...(fm && { fm }),
    fit: read('fit', oneOf(FITS), 'clip'),
    crop: read('crop', (name, text) => text.split(',').map((part) => oneOf(CROPS)(name, part)), []),
    dpr: read('dpr', numberIn(1, 3), 1),
    q: read('q', wholeIn(0, 100), DEFAULT_QUALITY),
    blur: read('blur', numberIn(0, 100), 0),
    autoFormat: read('auto', oneOf(AUTOS), undefined) === 'format',
  };
}
