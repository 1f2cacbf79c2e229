import { mix, tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { METAL } from '../trims.ts';

const GOLD = tonesOf('#bd8f40');

/** Lining of a belt: the flesh side of the same leather. */
export const liningOf = ({ tones }: Drawing): Tones => tonesOf(mix(tones.base, '#c9a67c', 0.6));

/** The metal of the buckle. */
export const metalOf = (drawing: Drawing): Tones => (drawing.has('gold-buckle') ? GOLD : METAL);

/** Visible thread: tonal, or contrasting when that detail is chosen. */
export function thread(drawing: Drawing, d: string): void {
  drawing.stitch(d, drawing.has('contrast-stitching') ? drawing.accent.base : drawing.tones.thread);
}

/** A buckle's frame with its prong; `covered` wraps the frame in the leather of the belt. */
export function squareBuckle(drawing: Drawing): void {
  const tones = drawing.has('covered-buckle') ? drawing.tones : metalOf(drawing);
  const wide = drawing.has('covered-buckle') ? 44 : 31;
  const metal = metalOf(drawing);
  drawing.add(
    `<g fill="none" stroke-linejoin="round"><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="#3a2c1e" stroke-width="${wide + 7}" opacity=".35" transform="translate(14 18)"/><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="${tones.line}" stroke-width="${wide + 7}"/><rect x="-290" y="-190" width="236" height="230" rx="34" stroke="${tones.base}" stroke-width="${wide}"/><path d="M-296 30V-160Q-296-196-260-196H-90" stroke="${tones.sheen}" stroke-width="9"/><path d="M-173 20V-186" stroke="${metal.line}" stroke-width="26"/><path d="M-173 20V-190" stroke="${metal.light}" stroke-width="19"/></g>`,
  );
  if (drawing.has('covered-buckle'))
    thread(drawing, spline(trace('-290 20!, -290 -190!, -54 -190!, -54 20!'), false));
}

/** A large round buckle with its prong. */
export function roundBuckle(drawing: Drawing): void {
  const tones = drawing.has('covered-buckle') ? drawing.tones : metalOf(drawing);
  const wide = drawing.has('covered-buckle') ? 46 : 34;
  const metal = metalOf(drawing);
  const circle = (stroke: string, width: number, rest = '') =>
    `<circle cx="-173" cy="-90" r="150" stroke="${stroke}" stroke-width="${width}"${rest}/>`;
  drawing.add(
    `<g fill="none">${circle('#3a2c1e', wide + 8, ' opacity=".35" transform="translate(14 18)"')}${circle(tones.line, wide + 7)}${circle(tones.base, wide)}<path d="M-312 -60A142 142 0 0 1 -140 -228" stroke="${tones.sheen}" stroke-width="9" stroke-linecap="round"/><path d="M-173 40V-226" stroke="${metal.line}" stroke-width="26"/><path d="M-173 40V-230" stroke="${metal.light}" stroke-width="19"/></g>`,
  );
}

/** Embossed scales, as art for a panel within the given box. */
export function scales(drawing: Drawing, left: number, right: number, top: number, bottom: number): string {
  const id = `${drawing.id}scale`;
  return (
    `<defs><pattern id="${id}" width="66" height="58" patternUnits="userSpaceOnUse"><g fill="none"><rect x="3" y="2" width="28" height="52" rx="11" stroke="${drawing.tones.line}" stroke-width="5" opacity=".42"/><rect x="36" y="-27" width="28" height="52" rx="11" stroke="${drawing.tones.line}" stroke-width="5" opacity=".42"/><rect x="36" y="31" width="28" height="52" rx="11" stroke="${drawing.tones.line}" stroke-width="5" opacity=".42"/><path d="M9 40V16M42 50V38" stroke="${drawing.tones.sheen}" stroke-width="4" opacity=".5"/></g></pattern></defs>` +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="url(#${id})"/>`
  );
}

/** Leaf-shaped groups of small holes, one at each point. */
export function perforations(drawing: Drawing, points: readonly (readonly [x: number, y: number])[]): void {
  const art = () =>
    [
      [0, -30, 7],
      [0, 30, 7],
      [-24, 0, 7],
      [24, 0, 7],
      [0, 0, 10],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${drawing.tones.line}" opacity=".85"/>`)
      .join('');
  for (const [x, y] of points) drawing.repeat('perforation', art, x, y);
}

/** Metal studs, one at each point. */
export function studs(drawing: Drawing, points: readonly (readonly [x: number, y: number])[]): void {
  const metal = metalOf(drawing);
  const art = () =>
    `<circle cx="3" cy="6" r="18" opacity=".3"/><circle r="18" fill="${metal.shade}" stroke="${metal.line}" stroke-width="2"/><circle cx="-2" cy="-2" r="12" fill="${metal.base}"/><circle cx="-5" cy="-6" r="5" fill="${metal.sheen}"/>`;
  for (const [x, y] of points) drawing.repeat('stud', art, x, y);
}

/** A row of holes for the prong. */
export function holes(drawing: Drawing, x: number, top: number, step: number, count = 6): void {
  for (let index = 0; index < count; index++) {
    const y = top + index * step;
    drawing.add(
      `<ellipse cx="${x}" cy="${y}" rx="11" ry="14" fill="${drawing.tones.line}"/><path d="M${x - 10} ${y + 6}a11 14 0 0 0 20 0" fill="none" stroke="${drawing.tones.sheen}" stroke-width="3" opacity=".6"/>`,
    );
  }
}
