import type { Drawing } from '../drawing.ts';
import { SIDES, spline } from '../spline.ts';
import { SHORT, sleeveBand, sleeves, type Sleeve } from './sleeves.ts';
import { neckBand } from './necks.ts';
import { MENS, neckHollow, necklinePoints, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';

/** Body, sleeves, ribbed neck and twin-needle hems of a jersey tee. */
function jersey(drawing: Drawing, torso: Torso, sleeve: Sleeve, band: number): void {
  const drop = drawing.isBack ? 34 : torso.drop;
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) {
    drawing.cloth(neckHollow(torso, drop), { tones: drawing.inside, round: 'flat', printed: false });
    label(drawing, 62);
  }
  drawing.cloth(torsoPath(torso, drop), { creases: torsoCreases(torso, 0.9) });
  neckBand(drawing, torso, drop, band);
  drawing.stitch(
    spline(
      necklinePoints({ ...torso, neck: torso.neck + band * 0.8 }, drop + band * 0.85).slice(1, -1),
      false,
    ),
  );
  const [hx, hy] = torso.hem;
  for (const up of [34, 44])
    drawing.stitch(
      spline(
        [
          [-hx, hy - up],
          [0, hy - up + (torso.sag ?? 0)],
          [hx, hy - up],
        ],
        false,
      ),
    );
  for (const side of SIDES) for (const up of [30, 40]) drawing.stitch(sleeveBand(side, sleeve, up));
}

/** The woven label inside the back of the neck. */
export function label(drawing: Drawing, y: number): void {
  drawing.add(
    `<rect x="-34" y="${y}" width="68" height="30" rx="2" fill="#f4efe6" opacity=".92"/><path d="M-20 ${y + 15}H20" stroke="#6f675c" stroke-width="4"/>`,
  );
}

export const drawTee = (drawing: Drawing) => jersey(drawing, MENS, SHORT, 40);

export const drawWomenTee = (drawing: Drawing) =>
  jersey(drawing, { ...WOMENS, drop: 150, neck: 146 }, { outer: [500, 440], inner: [344, 512] }, 30);
