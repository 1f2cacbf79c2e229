import { tonesOf, type Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';

/** Knotted threads along the end of a scarf. */
export function fringe(
  drawing: Drawing,
  left: number,
  right: number,
  y: number,
  tones: Tones = drawing.tones,
): void {
  let lit = '';
  let dark = '';
  for (let x = left + 8; x < right; x += 19) {
    const end = Math.round(x + drawing.random.about(12));
    const length = Math.round(drawing.random.between(120, 150));
    const d = `M${Math.round(x)} ${y - 8}Q${Math.round(x + drawing.random.about(8))} ${y + 70} ${end} ${y + length}`;
    if (Math.round(x) % 2) lit += d;
    else dark += d;
  }
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${lit}${dark}" stroke="#4a3c2e" stroke-width="12" opacity=".25" transform="translate(8 12)"/><path d="${dark}" stroke="${tones.shade}" stroke-width="13"/><path d="${lit}" stroke="${tones.base}" stroke-width="13"/><path d="${lit}" stroke="${tones.light}" stroke-width="4" transform="translate(-2 0)"/></g>`,
  );
}

const bundle = (drawing: Drawing, x: number, y: number): void => {
  const { tones } = drawing;
  const strands = [-26, -16, -6, 6, 16, 26]
    .map((at) => `M${x + at * 0.5} ${y + 40}L${x + at + Math.round(drawing.random.about(5))} ${y + 170}`)
    .join('');
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${strands}" stroke="#4a3c2e" stroke-width="14" opacity=".25" transform="translate(7 10)"/><path d="${strands}" stroke="${tones.shade}" stroke-width="14"/><path d="${strands}" stroke="${tones.light}" stroke-width="4"/><path d="M${x} ${y - 6}V${y + 50}" stroke="${tones.line}" stroke-width="37"/><path d="M${x} ${y - 6}V${y + 50}" stroke="${tones.base}" stroke-width="32"/><path d="M${x - 14} ${y + 44}H${x + 14}" stroke="${tones.line}" stroke-width="7"/></g>`,
  );
};

const pompon = (drawing: Drawing, x: number, y: number): void => {
  const { tones } = drawing;
  const ring = (radius: number, colour: string, width: number, opacity: number) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="5 6" stroke-opacity="${opacity}"/>`;
  const art = () =>
    `<circle cx="7" cy="10" r="46" opacity=".22"/><circle r="44" fill="${tones.base}"/>${ring(42, tones.shade, 12, 0.9)}${ring(28, tones.deep, 12, 0.5)}${ring(14, tones.light, 12, 0.5)}<circle cx="-12" cy="-14" r="16" fill="${tones.light}" opacity=".4"/>`;
  drawing.repeat('pompon', art, x, y);
};

/** Finish of a scarf's end: the chosen one, else `usual`. */
export function scarfEnd(
  drawing: Drawing,
  [left, right, y]: readonly [number, number, number],
  usual: 'fringe' | 'plain',
): void {
  const middles = (step: number) => {
    const count = Math.max(3, Math.round((right - left) / step));
    return Array.from({ length: count }, (_, at) => Math.round(left + ((at + 0.5) * (right - left)) / count));
  };
  if (drawing.has('tassels') || drawing.has('pompons') || drawing.has('fringes'))
    drawing.grow(`M${left} ${y}L${right} ${y + 180}`);
  if (drawing.has('tassels')) for (const x of middles(76)) bundle(drawing, x, y + 4);
  else if (drawing.has('pompons')) for (const x of middles(92)) pompon(drawing, x, y + 34);
  else if (drawing.has('rolled-edge')) return;
  else if (drawing.has('fringes') || usual === 'fringe') fringe(drawing, left, right, y);
}

/** A rolled hem over the end of the cloth. */
function rolledEdge(drawing: Drawing, left: number, right: number, y: number): void {
  const d = `M${left + 4} ${y - 6}Q${(left + right) / 2} ${y + 8} ${right - 4} ${y - 6}`;
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${drawing.tones.line}" stroke-width="31" opacity=".6"/><path d="${d}" stroke="${drawing.tones.base}" stroke-width="25"/><path d="${d}" stroke="${drawing.tones.sheen}" stroke-width="7" opacity=".6" transform="translate(-3 -5)"/></g>`,
  );
}

const band = (left: number, right: number, top: number, bottom: number) =>
  spline(trace(`${left} ${top}!, ${right} ${top}!, ${right} ${bottom}!, ${left} ${bottom}!`));

/** A letter mark in a small frame, embroidered near the end. */
function mark(drawing: Drawing, x: number, y: number): void {
  const ink = drawing.accent.base;
  drawing.add(
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y})"><circle r="40" stroke-width="6"/><path d="M-20 -14L-10 18L0 -8L10 18L20 -14" stroke-width="8"/></g>`,
  );
}

/** Chosen details near the end: a border, stripes, openwork, a mark. */
export function endTrims(drawing: Drawing, left: number, right: number, y: number): void {
  const flat = { round: 'flat', printed: false, edge: 0.15, outline: false } as const;
  const accent = { ...flat, tones: drawing.accent };
  if (drawing.has('contrast-border')) drawing.cloth(band(left + 3, right - 3, y - 130, y - 4), accent);
  if (drawing.has('end-stripes'))
    for (const [from, to] of [
      [330, 290],
      [270, 190],
      [170, 130],
    ] as const)
      drawing.cloth(band(left + 3, right - 3, y - from, y - to), accent);
  if (drawing.has('openwork-edge'))
    for (const row of [96, 142, 188]) {
      let d = '';
      for (let x = left + 30 + (row === 142 ? 22 : 0); x < right - 16; x += 44)
        d += `M${Math.round(x)} ${y - row}v24`;
      drawing.add(
        `<path d="${d}" stroke="${tonesOf(drawing.tones.deep).line}" stroke-width="15" stroke-linecap="round" opacity=".75"/>`,
      );
    }
  if (drawing.has('logo')) mark(drawing, Math.round(left + (right - left) * 0.74), y - 220);
  if (drawing.has('rolled-edge')) rolledEdge(drawing, left, right, y);
}
