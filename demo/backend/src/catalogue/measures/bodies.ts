import { SIZE_SCALES, type SizeScale } from '../sizes.ts';

/** Girths in cm of the body for a size: the middle of its range in the size table. */
export interface Body {
  bust: number;
  waist: number;
  hip: number;
  /** Steps from the size in which patterns are drawn. */
  steps: number;
}

const CM_PER_INCH = 2.54;

type Girths = readonly [bust: number, waist: number, hip: number];

const WOMEN: Readonly<Record<string, Girths>> = {
  34: [82, 64, 90],
  36: [86, 68, 94],
  38: [90, 72, 98],
  40: [94, 76, 102],
  42: [98, 80, 106],
  44: [104, 86, 111],
  46: [110, 92, 117],
};
const MEN: Readonly<Record<string, Girths>> = {
  46: [92, 80, 94],
  48: [96, 84, 98],
  50: [100, 88, 102],
  52: [104, 92, 106],
  54: [108, 96, 110],
  56: [113, 102, 114],
};

/** Numeric size of a letter or collar size. */
const AS_NUMBER = {
  womenAlpha: { XS: '34', S: '36', M: '38', L: '42', XL: '44' },
  menAlpha: { S: '46', M: '50', L: '52', XL: '54', XXL: '56' },
  menCollar: { 38: '46', 39: '48', 40: '50', 41: '52', 42: '54', 43: '56', 44: '56' },
} as const satisfies Partial<Record<SizeScale, Record<string, string>>>;

/** The size in the pictures. */
const DRAWN: Partial<Record<SizeScale, string>> = {
  womenEu: '38',
  womenAlpha: 'M',
  womenWaist: 'W28',
  menAlpha: 'M',
  menCollar: '40',
  menEu: '50',
  menWaist: 'W32',
};

function girthsOf(scale: SizeScale, size: string): Girths | undefined {
  const names: Readonly<Record<string, string>> = (AS_NUMBER as Partial<Record<SizeScale, object>>)[
    scale
  ] as never;
  const number = names?.[size] ?? size;
  if (scale === 'womenEu' || scale === 'womenAlpha') return WOMEN[number];
  if (scale === 'menEu' || scale === 'menAlpha') return MEN[number];
  if (scale === 'menCollar') return size === '44' ? [119, 108, 119] : MEN[number];
  if (scale !== 'womenWaist' && scale !== 'menWaist') return undefined;
  const waist = Number(size.slice(1)) * CM_PER_INCH;
  return scale === 'womenWaist' ? [waist + 18, waist, waist + 26] : [waist + 12, waist, waist + 15];
}

/** Body for a size; undefined for sizes of shoes and belts, and for one-size goods. */
export function bodyOf(scale: SizeScale, size: string): Body | undefined {
  const girths = girthsOf(scale, size);
  const drawn = DRAWN[scale];
  if (!girths || drawn === undefined) return undefined;
  const sizes: readonly string[] = SIZE_SCALES[scale];
  const [bust, waist, hip] = girths;
  return { bust, waist, hip, steps: sizes.indexOf(size) - sizes.indexOf(drawn) };
}
