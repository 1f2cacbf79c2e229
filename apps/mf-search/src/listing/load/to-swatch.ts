const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

const MANY_COLOURS = /multi|meerkleur|bont/i;
const MANY = ['#b02a2c', '#ecdc9c', '#2f5d43', '#3f5f8f'];

/** Colours as slices of one circle. */
function slices(colours: readonly string[]): string {
  const width = 100 / colours.length;
  const stops = colours.map((colour, index) => `${colour} ${index * width}% ${(index + 1) * width}%`);
  return `conic-gradient(from 45deg, ${stops.join(', ')})`;
}

/**
 * CSS background of a colour. The search service gives one or more hex colours (`#1f1e1d`, `#fff,#000`). A name such as
 * 'Multicolor' stands for many. Undefined for anything else.
 */
export function toSwatch(name: string, imagetag: string | null | undefined): string | undefined {
  const colours = (imagetag ?? '')
    .split(/[\s,;|]+/)
    .filter((text) => HEX.test(text))
    .slice(0, MANY.length);
  if (colours.length > 1) return slices(colours);
  return colours[0] ?? (MANY_COLOURS.test(name) ? slices(MANY) : undefined);
}
