/** A colour in OKLCH: lightness 0..1, chroma 0..~0.37, hue in radians. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Shades of one dyed cloth under light, all as hex. */
export interface Tones {
  /** Lightness of the cloth, 0..1. */
  lightness: number;
  base: string;
  /** Lit side of a fold. */
  light: string;
  /** Brightest sheen. */
  sheen: string;
  /** Shaded side of a fold. */
  shade: string;
  /** Occluded places: under a collar, between two pieces. */
  deep: string;
  /** Seam lines and holes. */
  line: string;
  /** Sewing thread, slightly different from the cloth. */
  thread: string;
  /** Strength of shadows and highlights on this cloth. */
  shadow: number;
  highlight: number;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
const encoded = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.pow(channel, 1 / 2.4) - 0.055;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function fromHex(hex: string): Oklch {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '808080';
  const channel = (at: number) => linear(parseInt(digits.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(0), channel(2), channel(4)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a2 = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a2, b2),
    h: Math.atan2(b2, a2),
  };
}

function toHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  const byte = (channel: number) => Math.round(clamp(encoded(clamp(channel, 0, 1)), 0, 1) * 255);
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two hex colours in OKLab; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [p, q] = [fromHex(first), fromHex(second)];
  const a = p.c * Math.cos(p.h) * (1 - share) + q.c * Math.cos(q.h) * share;
  const b = p.c * Math.sin(p.h) * (1 - share) + q.c * Math.sin(q.h) * share;
  return toHex({ l: p.l + (q.l - p.l) * share, c: Math.hypot(a, b), h: Math.atan2(b, a) });
}

/** Lightness of a hex colour, 0 (black) to 1 (white). */
export const lightnessOf = (hex: string) => fromHex(hex).l;

/**
 * Derives every shade of a cloth from its dye. Black is lightened and white darkened, so that both show their folds.
 * @param shine strength of highlights on folds; 1 is plain cotton
 */
export function tonesOf(hex: string, shine = 1): Tones {
  const dye = fromHex(hex);
  const l = clamp(dye.l, 0.25, 0.965);
  const at = (lightness: number, chroma = 1) =>
    toHex({ l: clamp(lightness, 0, 1), c: dye.c * chroma, h: dye.h });
  const dark = clamp((0.5 - l) / 0.25, 0, 1);
  const gloss = clamp(shine - 1, 0, 1);
  return {
    lightness: l,
    base: at(l),
    light: at(l + (1 - l) * (0.3 - 0.1 * dark + 0.2 * gloss), 0.9 - 0.3 * dark),
    sheen: at(l + (1 - l) * 0.55, 0.6),
    shade: at(l * (0.76 - 0.12 * gloss), 0.84),
    deep: at(l * 0.48, 0.58),
    line: at(l * 0.38, 0.5),
    thread: l > 0.5 ? at(l * 0.86) : at(l + 0.16, 0.8),
    shadow: l > 0.88 ? 0.62 : 0.72 + 0.2 * dark,
    highlight: clamp((l > 0.88 ? 0.95 : 0.6 - 0.16 * dark) * shine, 0, 1),
  };
}

/** Default colour of a print: enough contrast with the ground to be visible. */
export function printColour(ground: string): string {
  const dye = fromHex(ground);
  if (dye.l > 0.62) return toHex({ l: dye.l * 0.42, c: Math.max(dye.c * 0.55, 0.02), h: dye.h });
  return toHex({ l: 0.93, c: 0.02, h: 1.4 });
}
