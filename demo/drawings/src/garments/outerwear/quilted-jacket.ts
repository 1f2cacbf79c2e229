import { mix, tonesOf } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { type Sleeve } from '../sleeves.ts';
import { MENS, type Torso } from '../torso.ts';
import { patchPocket } from '../trims.ts';
import { closedJacket } from './closed-jacket.ts';
import { closeFront } from './closures.ts';
import { hipPockets, pocketsOf } from './pockets.ts';
import { diamonds } from './quilting.ts';
import { vent } from './tailored-back.ts';

const QUILTED: { torso: Torso; sleeve: Sleeve } = {
  torso: {
    ...MENS,
    neck: 122,
    shoulder: [386, 118],
    underarm: [374, 500],
    waist: [366, 900],
    hem: [390, 1300],
    sag: 10,
  },
  sleeve: { outer: [566, 1190], inner: [436, 1218], full: 10, slack: 0.55 },
};

/** Trims of a country jacket: a corduroy slightly deeper than its cloth. */
const corduroy = (drawing: Drawing) => tonesOf(mix(drawing.tones.base, '#3b2a1c', 0.62), 0.7);

/** A light jacket quilted in diamonds, closed with press studs. */
export function drawQuiltedJacket(drawing: Drawing): void {
  const inlay = () => diamonds(drawing, 76);
  const { torso, finish, neck } = closedJacket(drawing, { ...QUILTED, neck: 'turned', slack: 0.5, inlay });
  const [hx, hy] = torso.hem;
  drawing.rib(
    spline(trace(`${-hx + 2} ${hy - 8}, 0 ${hy + 4}, ${hx - 2} ${hy - 8}`), false),
    16,
    drawing.inside,
    true,
  );
  if (drawing.isBack) {
    if (drawing.has('side-vents')) for (const side of SIDES) vent(drawing, side * hx * 0.78, hy, 260);
  } else {
    const pockets = pocketsOf(drawing, 'patches');
    hipPockets(drawing, pockets, { x: 112, y: hy - (pockets === 'slanted' ? 350 : 370), width: 190 });
    if (drawing.has('chest-pocket')) chestPatch(drawing);
    closeFront(drawing, 'studs', { top: 92, bottom: hy + 4, count: 6 });
  }
  finish(neck === 'turned' && drawing.has('corduroy-collar') ? corduroy(drawing) : drawing.tones);
}

/** A small pocket on the chest. */
function chestPatch(drawing: Drawing): void {
  patchPocket(
    drawing,
    trace('126 380!, 266 376!, 268 530!, 128 534!'),
    trace('136 404!, 138 524!, 258 520!, 256 400!'),
  );
}
