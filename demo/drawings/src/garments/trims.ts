import { mix, tonesOf, type Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { spline, type Point } from '../spline.ts';

export const METAL = tonesOf('#b9b2a4');
export const HORN = tonesOf('#4a3a2c');

/** Buttons that suit the cloth: pearl on light cloth, tonal on the rest. */
export const shirtButton = (drawing: Drawing): Tones =>
  tonesOf(
    drawing.tones.lightness > 0.6
      ? mix('#f3ede0', drawing.tones.base, 0.25)
      : mix(drawing.tones.base, '#e8e2d6', 0.35),
  );

/** A sewn-on button with four holes; its art is defined once and repeated. */
export function button(drawing: Drawing, x: number, y: number, radius: number, tones: Tones): void {
  const art = () => {
    const hole = (radius * 0.28).toFixed(1);
    return (
      `<circle cx="3" cy="5" r="${radius}" opacity=".28"/><circle r="${radius}" fill="${tones.shade}"/><circle cx="-1" cy="-1.5" r="${(radius * 0.9).toFixed(1)}" fill="${tones.base}"/><circle r="${(radius * 0.66).toFixed(1)}" fill="${tones.shade}" opacity=".45"/>` +
      `<path d="M${-radius * 0.7} ${-radius * 0.3}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${radius * 0.2} ${-radius * 0.72}" fill="none" stroke="${tones.sheen}" stroke-width="2.4" opacity=".7"/>` +
      `<path d="M-${hole}-${hole}h0M${hole}-${hole}h0M-${hole} ${hole}h0M${hole} ${hole}h0" stroke="${tones.line}" stroke-width="${(radius * 0.26).toFixed(1)}" stroke-linecap="round"/><path d="M-${hole}-${hole}L${hole} ${hole}M${hole}-${hole}L-${hole} ${hole}" stroke="${drawing.tones.thread}" stroke-width="2"/>`
    );
  };
  drawing.repeat(`button${radius}${tones.base.slice(1)}`, art, x, y);
}

/** A worked buttonhole, upright by default. */
export function buttonhole(drawing: Drawing, x: number, y: number, length: number, degrees = 90): void {
  const line = `<path d="M${-length / 2} 0H${length / 2}"`;
  const art = () =>
    `<g transform="rotate(${degrees})">${line} stroke="${drawing.tones.thread}" stroke-width="8" stroke-linecap="round" opacity=".8"/>${line} stroke="${drawing.tones.line}" stroke-width="2.4"/></g>`;
  drawing.repeat(`hole${length}r${degrees}`.replaceAll('.', '_'), art, x, y);
}

/** A zip along a path, with its puller at the given point, if any. */
export function zip(drawing: Drawing, d: string, pull: readonly [number, number] | null, width = 12): void {
  const { tones } = drawing;
  drawing.add(
    `<g fill="none"><path d="${d}" stroke="${tones.line}" stroke-width="${width * 2.6}" opacity=".35"/><path d="${d}" stroke="${tones.shade}" stroke-width="${width * 2}"/><path d="${d}" stroke="${METAL.shade}" stroke-width="${width * 0.8}"/><path d="${d}" stroke="${METAL.sheen}" stroke-width="${width * 0.8}" stroke-dasharray="3 4" opacity=".9"/></g>`,
  );
  if (!pull) return;
  drawing.add(
    `<g transform="translate(${pull[0]} ${pull[1]})"><path d="M-9-8H9L7 16H-7Z" fill="${METAL.base}" stroke="${METAL.line}" stroke-width="2"/><path d="M-5 14H5L7 58Q0 66-7 58Z" fill="${METAL.light}" stroke="${METAL.line}" stroke-width="2"/></g>`,
  );
}

/** A patch pocket sewn on with a row of stitches just inside its edge. */
export function patchPocket(
  drawing: Drawing,
  points: readonly Point[],
  seam: readonly Point[],
  grain = 0,
  thread?: string,
): void {
  drawing.cloth(spline(points), { round: 'flat', edge: 0.34, lift: 0.35, grain });
  drawing.stitch(spline(seam, false), thread);
}

/** A pocket flap with a soft lower edge; `tilt` lowers its outer end. */
export function flap(drawing: Drawing, x: number, y: number, width: number, height: number, tilt = 0): void {
  drawing.cloth(
    spline([
      [x, y, 'corner'],
      [x + width, y + tilt, 'corner'],
      [x + width - 2, y + height + tilt - 14],
      [x + width - 20, y + height + tilt],
      [x + 20, y + height],
      [x + 2, y + height - 14],
    ]),
    { round: 'flat', edge: 0.35, lift: 0.6 },
  );
  drawing.seam(`M${x} ${y}L${x + width} ${y + tilt}`);
}

/** A slanted slit with a narrow welt. */
export function welt(
  drawing: Drawing,
  from: readonly [number, number],
  to: readonly [number, number],
  width = 30,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  drawing.cloth(
    spline([
      [from[0], from[1], 'corner'],
      [to[0], to[1], 'corner'],
      [to[0] + nx, to[1] + ny, 'corner'],
      [from[0] + nx, from[1] + ny, 'corner'],
    ]),
    { round: 'flat', edge: 0.3, lift: 0.4 },
  );
  drawing.seam(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`);
}
