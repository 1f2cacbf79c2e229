/** A colour of a picture, with a colour for readable text on it. */
export interface Swatch {
  _type: 'sanity.imagePaletteSwatch';
  background: string;
  foreground: string;
  title: string;
  /** Share of the picture in percent. */
  population: number;
}

const TONES = ['darkMuted', 'muted', 'lightMuted', 'darkVibrant', 'vibrant', 'lightVibrant'] as const;

type Tone = (typeof TONES)[number];

/** Colours of a picture in the content vendor's summary; omits tones that the picture lacks. */
export type Palette = { _type: 'sanity.imagePalette'; dominant: Swatch } & Partial<Record<Tone, Swatch>>;

interface Shade {
  red: number;
  green: number;
  blue: number;
  count: number;
}

const STEP = 32;

/** Groups pixels, three bytes each, by similarity; largest group first. */
function shadesOf(pixels: Uint8Array): Shade[] {
  const shades = new Map<string, Shade>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const name = [red, green, blue].map((value) => Math.floor(value / STEP)).join();
    const shade = shades.get(name) ?? { red: 0, green: 0, blue: 0, count: 0 };
    shades.set(name, {
      red: shade.red + red,
      green: shade.green + green,
      blue: shade.blue + blue,
      count: shade.count + 1,
    });
  }
  return [...shades.values()]
    .map(({ red, green, blue, count }) => ({
      red: Math.round(red / count),
      green: Math.round(green / count),
      blue: Math.round(blue / count),
      count,
    }))
    .toSorted((one, other) => other.count - one.count);
}

const lightnessOf = ({ red, green, blue }: Shade) =>
  (Math.max(red, green, blue) + Math.min(red, green, blue)) / 510;

function toneOf(shade: Shade): Tone {
  const lightness = lightnessOf(shade);
  const spread =
    (Math.max(shade.red, shade.green, shade.blue) - Math.min(shade.red, shade.green, shade.blue)) / 255;
  const isVibrant = spread / Math.max(0.01, 1 - Math.abs(2 * lightness - 1)) > 0.35;
  if (lightness < 0.35) return isVibrant ? 'darkVibrant' : 'darkMuted';
  if (lightness > 0.65) return isVibrant ? 'lightVibrant' : 'lightMuted';
  return isVibrant ? 'vibrant' : 'muted';
}

const hex = ({ red, green, blue }: Shade) =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function swatchOf(shade: Shade, total: number): Swatch {
  const text = lightnessOf(shade) > 0.55 ? '#000' : '#fff';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: hex(shade),
    foreground: text,
    title: text,
    population: Math.round((shade.count / total) * 1000) / 10,
  };
}

/** Summarises the colours of pixels, three bytes each; undefined without any. */
export function paletteOf(pixels: Uint8Array): Palette | undefined {
  const shades = shadesOf(pixels);
  const [first] = shades;
  if (!first) return undefined;
  const total = pixels.length / 3;
  const tones = TONES.flatMap((tone) => {
    const shade = shades.find((candidate) => toneOf(candidate) === tone);
    return shade ? [[tone, swatchOf(shade, total)] as const] : [];
  });
  return { _type: 'sanity.imagePalette', dominant: swatchOf(first, total), ...Object.fromEntries(tones) };
}
