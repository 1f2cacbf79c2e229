import type { SleeveLength } from '../cut.ts';
import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { SIDES, spline } from '../spline.ts';
import { backShoulders } from './back-seams.ts';
import { chestPocket, henleyPlacket, logo } from './chest.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { neckBand } from './necks.ts';
import { backNeckline, chosenNeckline, insideOfNeck } from './necklines.ts';
import { gatheredEnds, stitchedEnds, turnedUpSleeves } from './sleeve-ends.ts';
export { label } from './label.ts';
import { LONG, SHORT, sleeveBand, sleeves, type Sleeve } from './sleeves.ts';
import { MENS, necklinePoints, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';

interface Jersey {
  torso: Torso;
  sleeve: Sleeve;
  lengths?: Partial<Record<SleeveLength, Sleeve>>;
  /** Width of the ribbed neck. */
  band: number;
  /** A ribbed cuff of this height at the end of long sleeves. */
  cuff?: number;
}

const WOMENS_SHORT: Sleeve = { outer: [500, 440], inner: [344, 512] };
const WOMENS_LENGTHS = {
  short: WOMENS_SHORT,
  'three-quarter': { outer: [496, 800], inner: [388, 832] },
  long: { outer: [508, 1080], inner: [410, 1108] },
} as const;

const puffed = (sleeve: Sleeve): Sleeve => ({ ...sleeve, full: 38, puff: 26, slack: 1.3 });

/** Two rows of stitches above the hem. */
function hemStitches(drawing: Drawing, { hem: [hx, hy], sag = 0 }: Torso): void {
  for (const up of [34, 44])
    drawing.stitch(
      spline(
        [
          [-hx, hy - up],
          [0, hy - up + sag],
          [hx, hy - up],
        ],
        false,
      ),
    );
}

function sleeveEnds(drawing: Drawing, sleeve: Sleeve, cuff = 0): void {
  const isShort = sleeve.outer[1] < 700;
  if (drawing.has('turned-up-sleeves') && isShort) turnedUpSleeves(drawing, sleeve, 66, trimTones(drawing));
  else if (drawing.has('contrast-trims'))
    for (const side of SIDES) drawing.rib(sleeveBand(side, sleeve, 18, 0), 36, trimTones(drawing), true);
  else if (sleeve.puff) gatheredEnds(drawing, sleeve);
  else if (cuff && !isShort)
    for (const side of SIDES) drawing.rib(sleeveBand(side, sleeve, cuff / 2, 0), cuff, drawing.tones, true);
  else stitchedEnds(drawing, sleeve);
}

/** Body, sleeves, ribbed neck and twin-needle hems of a jersey tee. */
function jersey(drawing: Drawing, { torso: plain, sleeve: own, lengths, band: usual, cuff }: Jersey): void {
  const front = chosenNeckline(drawing, fittedTorso(drawing, plain));
  const torso: Torso = {
    ...(drawing.isBack ? backNeckline(front) : front),
    raglan: drawing.has('raglan-sleeves'),
  };
  const fitted = fittedSleeve(drawing, own, lengths);
  const sleeve = drawing.has('puff-sleeves') ? puffed(fitted) : fitted;
  const band = drawing.has('wide-neckband') ? 64 : usual;
  const tones = trimTones(drawing);
  sleeves(drawing, torso, sleeve);
  insideOfNeck(drawing, torso);
  drawing.cloth(torsoPath(torso, torso.drop), { creases: torsoCreases(torso, 0.9) });
  neckBand(drawing, torso, torso.drop, band, true, tones);
  const seam = { ...torso, neck: torso.neck + band * 0.8 };
  drawing.stitch(spline(necklinePoints(seam, torso.drop + band * 0.85).slice(1, -1), false));
  backShoulders(drawing, torso, true);
  hemStitches(drawing, torso);
  sleeveEnds(drawing, sleeve, cuff);
  if (drawing.has('chest-pocket')) chestPocket(drawing);
  if (drawing.has('logo')) logo(drawing);
}

/** A men's T-shirt. */
export const drawTee = (drawing: Drawing) =>
  jersey(drawing, { torso: MENS, sleeve: SHORT, lengths: { short: SHORT, long: LONG }, band: 40, cuff: 40 });

/** A women's T-shirt. */
export const drawWomenTee = (drawing: Drawing) =>
  jersey(drawing, {
    torso: { ...WOMENS, drop: 150, neck: 146 },
    sleeve: WOMENS_SHORT,
    lengths: WOMENS_LENGTHS,
    band: 30,
  });

/** A women's jersey top with long sleeves. */
export const drawLongsleeve = (drawing: Drawing) =>
  jersey(drawing, {
    torso: { ...WOMENS, drop: 116, neck: 128, waist: [262, 740], hem: [306, 1150] },
    sleeve: WOMENS_LENGTHS.long,
    lengths: WOMENS_LENGTHS,
    band: 26,
    cuff: 34,
  });

/** A men's jersey shirt with a short row of buttons below the neck. */
export function drawHenley(drawing: Drawing): void {
  const sleeve: Sleeve = { ...LONG, slack: 1.1 };
  jersey(drawing, {
    torso: { ...MENS, drop: 108, neck: 116 },
    sleeve,
    lengths: { short: SHORT, long: sleeve },
    band: 34,
    cuff: 56,
  });
  henleyPlacket(drawing, 124);
}
