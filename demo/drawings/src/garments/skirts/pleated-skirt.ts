import type { Drawing } from '../../drawing.ts';
import { spline, trace, type Point } from '../../spline.ts';
import { lace } from '../dresses/edging.ts';
import { leanOf } from '../dresses/fall.ts';
import { seamPockets } from '../dresses/sash.ts';
import { zip } from '../trims.ts';
import { waistband, waistOf } from './band.ts';

const COUNT = 15;

interface Shape {
  top: number;
  bottom: number;
  half: number;
  reach: number;
}

function shapeOf(drawing: Drawing, half: number): Shape {
  const flared = drawing.fit === 'a-line';
  const high = drawing.fit === 'high-waist';
  return { top: high ? -70 : 60, bottom: 1660, half, reach: flared ? 690 : 560 };
}

/** Knife pleats, each with a lit face and a shaded turn, under a band. */
export function drawPleatedSkirt(drawing: Drawing): void {
  const waist = waistOf(drawing, { half: 258, height: 76 });
  const { top, bottom, half, reach } = shapeOf(drawing, waist.half);
  const hip = drawing.fit === 'high-waist' ? 1.2 : 1.36;
  const hem: Point[] = [];
  let lit = '';
  let turned = '';
  let edges = '';
  const lean = leanOf(drawing, 130);
  const arc = (share: number) => bottom + 46 * (1 - share * share) + lean * share;
  for (let index = 0; index <= COUNT; index++) {
    const at = 1 - (2 * index) / COUNT;
    const next = 1 - (2 * (index + 1)) / COUNT;
    const [x, y, x2] = [reach * at, arc(at), reach * next];
    const sway = drawing.random.about(8);
    if (index > 0 && index < COUNT) hem.push([x + sway, y + 10, 'corner']);
    if (index < COUNT) hem.push([x2 + (x - x2) * 0.16 + sway, arc(next) - 8, 'corner']);
    const path = (share: number, to: number) =>
      `M${Math.round(half * share)} ${top}Q${Math.round(half * share * hip)} ${top + 620} ${Math.round(to)} ${Math.round(arc(share) + 10)}`;
    edges += path(at, x + sway);
    lit += `${path(at - 0.028, x + sway - 20)}`;
    turned += `${path(at + 0.022, x + sway + 16)}`;
  }
  const { tones } = drawing;
  const face = [24, 14, 6].map(
    (width) =>
      `<path d="${lit}" stroke="${tones.sheen}" stroke-width="${width}" opacity="${(tones.highlight * 0.24).toFixed(2)}"/>`,
  );
  const turn = [22, 13, 6].map(
    (width) =>
      `<path d="${turned}" stroke="${tones.deep}" stroke-width="${width}" opacity="${(tones.shadow * 0.26).toFixed(2)}"/>`,
  );
  drawing.cloth(
    spline([
      [-half, top, 'corner'],
      [half, top, 'corner'],
      [half * hip, top + 500],
      [reach, arc(1), 'corner'],
      ...hem.slice(0, -1),
      [-reach, arc(-1), 'corner'],
      [-half * hip, top + 500],
    ]),
    {
      inlay: `<g fill="none">${face.join('')}${turn.join('')}<path d="${edges}" stroke="${tones.line}" stroke-width="3" opacity=".5"/></g>`,
    },
  );
  if (drawing.has('lace'))
    lace(
      drawing,
      trace(
        `${-reach + 14} ${arc(-1) - 14}, ${-reach * 0.5} ${arc(-0.5) - 8}, 0 ${arc(0) - 6}, ${reach * 0.5} ${arc(0.5) - 8}, ${reach - 14} ${arc(1) - 14}`,
      ),
      26,
    );
  if (drawing.has('slant-pockets') && !drawing.isBack) seamPockets(drawing, top, half + 4, 230);
  waistband(drawing, waist, top + 16);
  if (drawing.isBack && !drawing.has('elastic-waist'))
    zip(drawing, `M0 ${top - 54}V${top + 370}`, [0, top - 40], 6);
}
