import { mix, tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';
import type { Sleeve } from '../sleeves.ts';
import { cuffs } from '../shirts.ts';
import { MENS, type Torso } from '../torso.ts';
import { button, flap } from '../trims.ts';
import { closedJacket } from './closed-jacket.ts';
import { spread } from './closures.ts';
import { hipPockets } from './pockets.ts';

const COPPER = tonesOf('#a8683c', 1.5);
const FLEECE = tonesOf('#e9dfca');

const TORSO: Torso = {
  ...MENS,
  neck: 124,
  shoulder: [386, 118],
  underarm: [370, 490],
  waist: [352, 850],
  hem: [340, 1090],
  sag: 10,
};
const SLEEVE: Sleeve = { outer: [560, 1140], inner: [436, 1168], full: 8, slack: 0.85 };

/** Sewing thread: that of blue jeans for contrast stitching, else tonal. */
const threadOf = (drawing: Drawing) => (drawing.has('contrast-stitching') ? '#c98a3c' : drawing.tones.thread);

/** Two rows of stitches beside each other. */
function twin(drawing: Drawing, d: (dx: number) => string): void {
  drawing.seam(d(0));
  drawing.stitch(d(9) + d(18), threadOf(drawing));
}

function front(drawing: Drawing, hem: number): void {
  for (const side of SIDES) {
    twin(drawing, (dx) =>
      spline(onSide(side, trace(`40 ${400 + dx}, 200 ${396 + dx}, 352 ${380 + dx}`)), false),
    );
    twin(drawing, (dx) => spline(onSide(side, trace(`${104 + dx} 450, ${92 + dx} ${hem - 70}`)), false));
    twin(drawing, (dx) => spline(onSide(side, trace(`${262 - dx} 450, ${176 - dx} ${hem - 70}`)), false));
    flap(drawing, side > 0 ? 110 : -256, 396, 146, 66, side * -3);
    button(drawing, side * 183, 440, 15, COPPER);
  }
  drawing.seam(`M42 92V${hem + 8}`);
  drawing.stitch(`M33 92V${hem}M-33 92V${hem}`, threadOf(drawing));
  if (drawing.has('slant-pockets')) hipPockets(drawing, 'slanted', { x: 158, y: 760, width: 150 });
  if (drawing.has('patch-pockets')) hipPockets(drawing, 'patches', { x: 118, y: 760, width: 150 });
}

function waistband(drawing: Drawing, [hx, hy]: readonly [number, number]): void {
  drawing.cloth(
    spline(
      trace(
        `${-hx - 4} ${hy - 84}!, 0 ${hy - 72}, ${hx + 4} ${hy - 84}!, ${hx + 2} ${hy + 2}!, 0 ${hy + 16}, ${-hx - 2} ${hy + 2}!`,
      ),
    ),
    { lift: 0.45, edge: 0.4 },
  );
  for (const y of [hy - 70, hy - 10])
    drawing.stitch(spline(trace(`${-hx + 4} ${y}, 0 ${y + 13}, ${hx - 4} ${y}`), false), threadOf(drawing));
}

/** Collar in another cloth, when that detail is chosen. */
function collarTones(drawing: Drawing): Drawing['tones'] {
  if (drawing.has('fleece-collar')) return FLEECE;
  return drawing.has('corduroy-collar') ? tonesOf(mix(drawing.tones.base, '#6b4a2c', 0.8)) : drawing.tones;
}

/** A denim jacket with pointed chest flaps and seams down to the waist. */
export function drawTruckerJacket(drawing: Drawing): void {
  const { torso, sleeve, finish } = closedJacket(drawing, {
    torso: TORSO,
    sleeve: SLEEVE,
    neck: 'turned',
    slack: 0.8,
  });
  const [hx, hy] = torso.hem;
  cuffs(drawing, sleeve, 88);
  if (drawing.isBack) {
    twin(drawing, (dx) => spline(trace(`-352 ${300 + dx}, 0 ${322 + dx}, 352 ${300 + dx}`), false));
    for (const side of SIDES)
      twin(drawing, (dx) => spline(onSide(side, trace(`${236 - dx} 318, ${140 - dx} ${hy - 70}`)), false));
  } else front(drawing, hy - 60);
  waistband(drawing, [hx, hy]);
  if (!drawing.isBack) for (const y of spread(140, hy - 42, 6)) button(drawing, 0, y, 18, COPPER);
  finish(collarTones(drawing));
}
