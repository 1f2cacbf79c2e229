import {
  listOf,
  numberIn,
  oneOf,
  readPaint,
  rectWithin,
  wholeIn,
  type Paint,
  type Read,
  type Rect,
} from './read-parameter.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;
const ANGLES = ['0', '90', '180', '270'] as const;
const FLIPS = ['h', 'v', 'hv'] as const;

export type Fit = (typeof FITS)[number];
type CropMode = (typeof CROPS)[number];
export type ImageFormat = (typeof FORMATS)[number];
export type Angle = (typeof ANGLES)[number];

/** Effects on the pixels of a picture; 0 = none, saturation from -100 (grey) to 100. */
export interface Effects {
  blur: number;
  sharp: number;
  sat: number;
  invert: boolean;
}

/** Validated parameters of the picture vendor; sizes in pixels, `fpX`/`fpY` as fractions. */
export interface ImageParameters {
  w: number | undefined;
  h: number | undefined;
  minW: number | undefined;
  maxW: number | undefined;
  minH: number | undefined;
  maxH: number | undefined;
  rect: Rect | undefined;
  fpX: number;
  fpY: number;
  /** Clockwise, before the picture is fitted. */
  or: Angle;
  flip: (typeof FLIPS)[number] | undefined;
  pad: number;
  bg: Paint;
  fm: ImageFormat | undefined;
  fit: Fit;
  crop: readonly CropMode[];
  dpr: number;
  q: number;
  effects: Effects;
  autoFormat: boolean;
  /** File name for saving in browsers; empty for the picture's own name. */
  dl: string | undefined;
}

const DEFAULT_QUALITY = 75;
// Limit of the vendor. Drawings are limited much further: never above the native size.
const MAX_SIDE = 8192;
const WHITE: Paint = { hex: '#ffffff', opacity: 1 };

const fraction = numberIn(0, 1);
const side = wholeIn(1, MAX_SIDE);
const percentage = numberIn(0, 100);
const asIs: Read<string> = (_name, text) => text.slice(0, 200);

/**
 * Reads the parameters of a picture's address; ignores unknown ones, as the vendor does.
 * @throws BadImageParameter for a value out of range or not among the vendor's words.
 */
export function readImageParameters(args: URLSearchParams): ImageParameters {
  const read = <T, F>(name: string, convert: Read<T>, fallback: F): T | F => {
    const text = args.get(name);
    return text === null ? fallback : convert(name, text);
  };
  read('frame', oneOf(['1']), undefined);
  return {
    w: read('w', side, undefined),
    h: read('h', side, undefined),
    minW: read('min-w', side, undefined),
    maxW: read('max-w', side, undefined),
    minH: read('min-h', side, undefined),
    maxH: read('max-h', side, undefined),
    rect: read('rect', rectWithin(MAX_SIDE), undefined),
    fpX: read('fp-x', fraction, 0.5),
    fpY: read('fp-y', fraction, 0.5),
    or: read('or', oneOf(ANGLES), '0'),
    flip: read('flip', oneOf(FLIPS), undefined),
    pad: read('pad', wholeIn(0, MAX_SIDE), 0),
    bg: read('bg', readPaint, WHITE),
    fm: read('fm', oneOf(FORMATS), undefined),
    fit: read('fit', oneOf(FITS), 'clip'),
    crop: read('crop', listOf(oneOf(CROPS)), []),
    dpr: read('dpr', numberIn(1, 3), 1),
    q: read('q', wholeIn(0, 100), DEFAULT_QUALITY),
    effects: {
      blur: read('blur', numberIn(0, 2000), 0),
      sharp: read('sharp', percentage, 0),
      sat: read('sat', numberIn(-100, 100), 0),
      invert: read('invert', oneOf(['true', 'false']), 'false') === 'true',
    },
    autoFormat: read('auto', oneOf(['format']), undefined) === 'format',
    dl: read('dl', asIs, undefined),
  };
}
