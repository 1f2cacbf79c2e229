import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, trace } from '../spline.ts';
import { ribbedEnds, ribs } from './knitwear.ts';
import { collarInside, shirtCollar, standNeck } from './necks.ts';
import { coveringStrip, spread, stud } from './outerwear/closures.ts';
import { cutFor } from './outerwear/cut-for.ts';
import { hoodBehind, hoodFront, hoodFromBehind } from './outerwear/hood.ts';
import { hipPockets } from './outerwear/pockets.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { label } from './tees.ts';
import { MENS, torsoCreases, torsoPath, type Torso } from './torso.ts';
import { flap, welt, zip } from './trims.ts';

const TORSO: Torso = {
  ...MENS,
  neck: 130,
  shoulder: [392, 124],
  underarm: [388, 500],
  waist: [392, 900],
  hem: [344, 1270],
  sag: 12,
};
const SLEEVE: Sleeve = { outer: [582, 1150], inner: [456, 1180], full: 30, balloon: 18, slack: 1.2 };
const HEIGHT = 92;

/** Two lines of colour along the ribs of hem and cuffs. */
function ribStripes(drawing: Drawing, { hem: [hx, hy], sag = 0 }: Torso, sleeve: Sleeve): void {
  const line = (d: string) => {
    const id = drawing.share(d);
    return `<use href="#${id}" fill="none" stroke="${drawing.accent.base}" stroke-width="13" stroke-opacity=".92"/>`;
  };
  for (const y of [hy + 26, hy + 52])
    drawing.add(
      line(
        spline(
          [
            [-hx + 2, y],
            [0, y + sag],
            [hx - 2, y],
          ],
          false,
        ),
      ),
    );
  const {
    outer: [ox, oy],
    inner: [ix, iy],
  } = sleeve;
  for (const side of SIDES)
    for (const down of [26, 50])
      drawing.add(
        line(
          spline(
            onSide(side, [
              [ox + down * 0.16, oy + down],
              [ix + 8 + down * 0.16, iy + down],
            ]),
            false,
          ),
        ),
      );
}

function pockets(drawing: Drawing, { hem: [, hy], waist: [wx] }: Torso): void {
  const y = hy - 470;
  if (drawing.has('flap-pockets')) hipPockets(drawing, 'flaps', { x: wx - 260, y: y + 130, width: 180 });
  else if (drawing.has('zipped-pockets')) hipPockets(drawing, 'zipped', { x: wx - 250, y: y + 40 });
  else {
    welt(drawing, [92 - wx, y + 210], [186 - wx, y], 38);
    welt(drawing, [wx - 186, y], [wx - 92, y + 210], 38);
  }
}

function sleevePocket(drawing: Drawing, { shoulder: [sx] }: Torso): void {
  const x = sx + 46;
  flap(drawing, x, 430, 96, 40, 10);
  zip(drawing, `M${x + 10} 404L${x + 84} 412`, [x + 16, 406], 6);
  drawing.stitch(`M${x + 4} 480L${x + 12} 580L${x + 100} 588L${x + 94} 484`);
}

function collar(drawing: Drawing, hooded: boolean): void {
  if (hooded) {
    if (drawing.isBack) hoodFromBehind(drawing);
    else hoodFront(drawing);
  } else if (drawing.has('shirt-collar')) shirtCollar(drawing, 124, 0.8);
  else {
    const line = spline(trace('-190 -30, 0 44, 190 -30'), false);
    standNeck(drawing, 134, 58, true, ribs(line, 120, drawing.tones));
    if (drawing.has('striped-ribs')) {
      const stripe = (y: number) =>
        `<path d="M-144 ${y - 22}Q0 ${y + 74} 144 ${y - 22}" fill="none" stroke="${drawing.accent.base}" stroke-width="11" stroke-opacity=".92"/>`;
      drawing.add(stripe(2) + stripe(26));
    }
  }
}

/** A zipped bomber with ribbed collar, cuffs and hem. */
export function drawBomber(drawing: Drawing): void {
  const { torso, sleeve } = cutFor(drawing.fit, TORSO, SLEEVE);
  const hooded = drawing.has('hood');
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) {
    if (hooded) hoodBehind(drawing);
    if (drawing.has('shirt-collar')) collarInside(drawing, 124);
    label(drawing, 20);
  }
  drawing.cloth(torsoPath(torso, 60), { creases: torsoCreases(torso, 1.1) });
  ribbedEnds(drawing, torso, sleeve, HEIGHT);
  if (drawing.has('striped-ribs')) ribStripes(drawing, torso, sleeve);
  if (!drawing.isBack) {
    const bottom = torso.hem[1] + 16;
    pockets(drawing, torso);
    if (drawing.has('press-studs')) {
      coveringStrip(drawing, 50, bottom + 64, 46);
      for (const y of spread(160, bottom + 10, 6)) stud(drawing, 0, y);
    } else zip(drawing, `M0 40V${bottom}`, [0, 330], 13);
    if (drawing.has('sleeve-pocket')) sleevePocket(drawing, torso);
  } else drawing.seam(`M0 60C3 400-3 800 0 ${torso.hem[1]}`);
  for (const side of SIDES) drawing.stitch(spline(onSide(side, trace('126 40, 330 300, 380 470')), false));
  collar(drawing, hooded);
}
