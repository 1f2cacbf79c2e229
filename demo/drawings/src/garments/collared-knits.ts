import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { chosenButton, henleyPlacket } from './chest.ts';
import { openCollar } from './collars.ts';
import { jumper } from './jumpers.ts';
import { ribs } from './knit-ribs.ts';
import { KNIT_BUTTON, knitButton } from './knit-trims.ts';
import { collarInside, shirtCollar, standNeck } from './necks.ts';
import { insideOfNeck } from './necklines.ts';
import { collarRibs, collarTipping } from './polos.ts';
import type { Sleeve } from './sleeves.ts';
import { MENS, type Torso } from './torso.ts';
import { zip } from './trims.ts';

const SLEEVE: Sleeve = { outer: [560, 1160], inner: [438, 1188], full: 10, slack: 1.1 };
const BODY: Torso = { ...MENS, neck: 124, hem: [338, 1250], waist: [358, 960] };

/** A jumper with a standing collar and a short zip. */
export function drawHalfZip(drawing: Drawing): void {
  const tones = trimTones(drawing);
  jumper(drawing, { torso: { ...BODY, neck: 130, drop: 60 }, sleeve: SLEEVE, band: 0, rib: 90, nape: 60 });
  const line = spline(
    [
      [-180, -30],
      [0, 20],
      [180, -30],
    ],
    false,
  );
  standNeck(drawing, 130, 112, false, ribs(line, 240, tones), tones);
  if (drawing.isBack) return;
  drawing.cloth(
    spline([
      [-24, -62, 'corner'],
      [24, -62, 'corner'],
      [22, 356, 'corner'],
      [-22, 356, 'corner'],
    ]),
    { tones, round: 'flat', edge: 0.5, lift: 0.3, printed: false },
  );
  zip(drawing, 'M0-58L0 344', [0, 60], 10);
}

/** The knitted front edge of a polo jumper with its buttons or its zip. */
function knitPlacket(drawing: Drawing, top: number, length: number, buttons: number): void {
  if (drawing.isBack) return;
  henleyPlacket(drawing, top, length, 0);
  if (drawing.has('zip')) return zip(drawing, `M0 ${top + 4}L0 ${top + length - 18}`, [0, top + 52], 9);
  const tones = chosenButton(drawing, KNIT_BUTTON);
  for (let at = 0; at < buttons; at++) knitButton(drawing, top + 48 + at * 92, 16, tones);
}

const OPEN = 230;

function closedCollar(drawing: Drawing, neck: number): void {
  knitPlacket(drawing, 88, 290, 3);
  shirtCollar(drawing, neck, 0.9, drawing.tones, 180, collarRibs(drawing, neck));
  if (drawing.has('contrast-trims')) collarTipping(drawing, neck, 0.9);
}

/** A fine jumper with the collar of a polo. */
export function drawPoloJumper(drawing: Drawing): void {
  const isOpen = drawing.has('open-collar') && !drawing.isBack;
  const front: Torso = isOpen ? { ...BODY, vee: 1, drop: OPEN } : { ...BODY, drop: 96 };
  if (isOpen) insideOfNeck(drawing, front, 40, true);
  if (!drawing.isBack) collarInside(drawing, BODY.neck);
  const { torso } = jumper(drawing, { torso: front, sleeve: SLEEVE, band: 0, rib: 80, nape: 20 });
  if (!isOpen) return closedCollar(drawing, torso.neck);
  knitPlacket(drawing, OPEN - 6, 210, 2);
  openCollar(drawing, torso.neck, OPEN);
}

/** A sweatshirt: brushed jersey, ribbed ends and a small wedge below the neck. */
export function drawSweatshirt(drawing: Drawing): void {
  const { torso } = jumper(drawing, {
    torso: {
      ...MENS,
      neck: 124,
      drop: 112,
      shoulder: [388, 122],
      underarm: [382, 500],
      waist: [380, 930],
      hem: [344, 1230],
    },
    sleeve: { outer: [576, 1160], inner: [446, 1190], full: 22, slack: 1.2 },
    band: 50,
    rib: 92,
  });
  const { drop } = torso;
  if (!drawing.isBack && !drawing.has('v-neck'))
    drawing.stitch(`M-52 ${drop + 26}Q-24 ${drop + 70} 0 ${drop + 100}Q24 ${drop + 70} 52 ${drop + 26}`);
  for (const side of SIDES)
    if (!torso.raglan)
      drawing.stitch(
        spline(
          onSide(side, [
            [torso.shoulder[0] - 14, torso.shoulder[1] + 12],
            [torso.shoulder[0] - 42, (torso.shoulder[1] + torso.underarm[1]) / 2],
            [torso.underarm[0] - 26, torso.underarm[1] - 60],
          ]),
          false,
        ),
      );
}
