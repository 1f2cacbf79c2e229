import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Expands a list of ranges in CSS notation, e.g. `U+20-7E, U+20AC`, to its characters. */
export function lettersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Parses the requested weights of a font: one (`360`), or a range (`400-600`). */
function weightOf(asked: string): number | { min: number; max: number; default: number } {
  const [min = 400, max = min] = asked.split('-').map(Number);
  return min === max ? min : { min, max, default: min };
}

/**
 * A webpack loader for fonts. `?letters=U+20-7E&weight=400-600` keeps these letters and weights of
 * a variable font.
 * A font without `letters` stays as it is.
 */
export default async function subsetFontLoader(
  this: Pick<LoaderContext<object>, 'resourceQuery'>,
  source: Buffer,
): Promise<Buffer> {
  const asked = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B'));
  const [letters, weight] = [asked.get('letters'), asked.get('weight')];
  if (!letters) return source;
  return subsetFont(source, lettersIn(letters), {
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weightOf(weight) } }),
  });
}

export const raw = true;
