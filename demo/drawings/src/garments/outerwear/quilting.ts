import type { Drawing } from '../../drawing.ts';

/** Quilting lines: each channel swells into the light and curves away below its thread. */
export function quilting(drawing: Drawing, lines: readonly string[]): string {
  const { tones } = drawing;
  const id = drawing.share(lines.join(''));
  const band = (colour: string, width: number, opacity: number, dy: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}" opacity="${opacity.toFixed(2)}" transform="translate(0 ${dy})"/>`;
  return (
    `<g fill="none">` +
    [64, 48, 32, 16].map((width) => band(tones.deep, width, tones.shadow * 0.17, -14)).join('') +
    [52, 36, 20, 8].map((width) => band(tones.sheen, width, tones.highlight * 0.15, 50)).join('') +
    band(tones.line, 6, 0.7, 0) +
    band(tones.thread, 2.5, 0.5, 2) +
    `</g>`
  );
}

/** Flat quilting in diamonds of the given size, as on a light country jacket. */
export function diamonds(drawing: Drawing, size: number): string {
  const { tones } = drawing;
  let d = '';
  for (let x = -22 * size; x <= 22 * size; x += size) d += `M${x}-40l1240 1460M${x}-40l-1240 1460`;
  const id = drawing.share(d);
  const line = (colour: string, width: number, opacity: number, dy: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}" opacity="${opacity.toFixed(2)}" transform="translate(0 ${dy})"/>`;
  return (
    `<g fill="none">${line(tones.deep, 26, tones.shadow * 0.12, -5)}${line(tones.sheen, 16, tones.highlight * 0.16, 13)}` +
    `${line(tones.line, 3.5, 0.55, 0)}</g>`
  );
}
