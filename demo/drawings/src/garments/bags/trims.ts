import type { Drawing } from '../../drawing.ts';
import type { Point } from '../../spline.ts';
import { zip } from '../trims.ts';
import { GOLD, line, patch, thread } from './parts.ts';

/** A tassel that hangs from a cord. */
export function tassel(drawing: Drawing, x: number, top: number, length = 300): void {
  const { tones } = drawing;
  const head = top + length * 0.36;
  const end = top + length;
  drawing.add(
    `<path d="M${x} ${top}Q${x - 14} ${top + length * 0.2} ${x} ${head}" fill="none" stroke="${tones.line}" stroke-width="14"/><path d="M${x} ${top}Q${x - 14} ${top + length * 0.2} ${x} ${head}" fill="none" stroke="${tones.base}" stroke-width="9"/>`,
  );
  patch(
    drawing,
    `${x - 26} ${head + 34}!, ${x + 26} ${head + 34}!, ${x + 48} ${end}!, ${x} ${end + 8}, ${x - 48} ${end}!`,
  );
  for (const at of [-30, -15, 0, 15, 30])
    drawing.add(
      `<path d="M${x + at * 0.6} ${head + 40}L${x + at} ${end}" stroke="${tones.line}" stroke-width="4" opacity=".5"/>`,
    );
  patch(
    drawing,
    `${x - 30} ${head - 10}!, ${x + 30} ${head - 10}!, ${x + 30} ${head + 44}!, ${x - 30} ${head + 44}!`,
  );
}

/** Quilted lozenges, as art for a panel with the given box. */
export function quilted(drawing: Drawing, half: number, top: number, bottom: number): string {
  let d = '';
  const tall = bottom - top;
  for (let x = -half - tall; x < half; x += 130)
    d += `M${x} ${top}l${tall} ${tall}M${x} ${bottom}l${tall} ${-tall}`;
  return `<g fill="none"><path d="${d}" stroke="${drawing.tones.line}" stroke-width="12" stroke-opacity=".3"/><path d="${d}" stroke="${drawing.tones.line}" stroke-width="4" stroke-opacity=".5"/><path d="${d}" stroke="${drawing.tones.sheen}" stroke-width="6" stroke-opacity=".4" transform="translate(6 9)"/></g>`;
}

/** Round metal studs, one at each point. */
export function studs(drawing: Drawing, points: readonly Point[]): void {
  const art = () =>
    `<circle cx="3" cy="6" r="15" opacity=".3"/><circle r="15" fill="${GOLD.shade}" stroke="${GOLD.line}" stroke-width="2"/><circle cx="-2" cy="-2" r="10" fill="${GOLD.base}"/><circle cx="-4" cy="-5" r="4" fill="${GOLD.sheen}"/>`;
  for (const [x, y] of points) drawing.repeat('stud', art, x, y);
}

/** Two letters pressed into the leather within a ring, drawn as strokes. */
export function monogram(drawing: Drawing, x: number, y: number): void {
  const { lightness, deep } = drawing.tones;
  const ink = lightness > 0.55 ? { shade: deep, sheen: deep } : GOLD;
  const art = `<circle r="86"/><path d="M-46 40V-40L-20 10L6 -40V40M26 -40L40 40L54 -40"/>`;
  drawing.add(
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y})"><g stroke="${drawing.tones.sheen}" stroke-width="9" opacity=".5" transform="translate(3 4)">${art}</g><g stroke="${ink.shade}" stroke-width="9">${art}</g><g stroke="${ink.sheen}" stroke-width="3" opacity=".8" transform="translate(-1 -2)">${art}</g></g>`,
  );
}

/** A slip pocket, flat on the bag, with its stitched edge. */
export function slipPocket(drawing: Drawing, half: number, top: number, bottom: number): void {
  patch(
    drawing,
    `${-half} ${top}!, ${half} ${top}!, ${half + 8} ${bottom - 24}, ${half - 26} ${bottom}, 0 ${bottom + 8}, ${26 - half} ${bottom}, ${-half - 8} ${bottom - 24}`,
  );
  thread(
    drawing,
    line(
      `${14 - half} ${top + 22}, ${10 - half} ${bottom - 30}, ${40 - half} ${bottom - 14}, 0 ${bottom - 8}, ${half - 40} ${bottom - 14}, ${half - 10} ${bottom - 30}, ${half - 14} ${top + 22}`,
    ),
  );
  thread(drawing, line(`${14 - half} ${top + 22}, 0 ${top + 22}, ${half - 14} ${top + 22}`));
}

/** A pocket that closes with a zip along its top. */
export function zippedPocket(drawing: Drawing, half: number, top: number, bottom: number): void {
  slipPocket(drawing, half, top, bottom);
  zip(drawing, `M${40 - half} ${top + 60}H${half - 40}`, [half - 56, top + 60], 11);
}
