import type { SleeveLength } from '../cut.ts';
import type { Tones } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { contrastOf } from './contrast.ts';
import { onSide, SIDES, spline, trace, type Side } from '../spline.ts';
import { backShoulders } from './back-seams.ts';
import { chestPocket, chosenButton, logo } from './chest.ts';
import { bandCollar } from './collars.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { ribs } from './knit-ribs.ts';
import { collarInside, shirtCollar } from './necks.ts';
import { placket } from './shirt-parts.ts';
import { LONG, SHORT, sleeveBand, sleeves, type Sleeve } from './sleeves.ts';
import { MENS, torsoCreases, torsoPath, type Torso } from './torso.ts';
import { shirtButton, zip } from './trims.ts';

const SHORT_SLEEVE: Sleeve = { ...SHORT, outer: [574, 500], inner: [396, 566] };
const LENGTHS: Partial<Record<SleeveLength, Sleeve>> = { short: SHORT_SLEEVE, long: LONG };

/** Ribs across both leaves of a shirt collar. */
export const collarRibs = (drawing: Drawing, neck: number) => (side: Side) => {
  const line = spline(
    onSide(side, [
      [neck + 14, -70],
      [neck + 6, 40],
      [neck * 0.5, 160],
    ]),
    false,
  );
  return (
    ribs(line, 150, drawing.tones) +
    `<path d="${line}" fill="none" stroke="${drawing.tones.line}" stroke-width="225" stroke-dasharray="4.5 8.5" stroke-opacity=".4"/>`
  );
};

/** A thin line of another colour along the edge of a shirt collar. */
export function collarTipping(
  drawing: Drawing,
  neck: number,
  spread: number,
  { base, line }: Tones = contrastOf(drawing),
): void {
  const edges = drawing.isBack
    ? [
        spline(
          [
            [-neck - 12, 44, 'corner'],
            [0, 52],
            [neck + 12, 44, 'corner'],
          ],
          false,
        ),
      ]
    : SIDES.map((side) =>
        spline(
          onSide(side, [
            [neck + 30, 20, 'corner'],
            [neck * (0.8 + 0.2 * spread), 170, 'corner'],
            [neck * 0.55, 144],
            [14, 84, 'corner'],
          ]),
          false,
        ),
      );
  for (const d of edges)
    drawing.add(
      `<g fill="none"><path d="${d}" stroke="${line}" stroke-width="13" opacity=".3"/><path d="${d}" stroke="${base}" stroke-width="9"/></g>`,
    );
}

/** The same line along the upper edge of a band collar. */
function bandTipping(drawing: Drawing, neck: number): void {
  const edges = drawing.isBack
    ? [spline(trace(`${-neck + 14} -46!, 0 -68, ${neck - 14} -46!`), false)]
    : SIDES.map((side) =>
        spline(
          onSide(side, [
            [neck - 26, -46],
            [neck * 0.7, 6],
            [neck * 0.42, 44],
            [2, 60],
          ]),
          false,
        ),
      );
  for (const d of edges)
    drawing.add(`<path d="${d}" fill="none" stroke="${contrastOf(drawing).base}" stroke-width="10"/>`);
}

function sleeveTipping(drawing: Drawing, sleeve: Sleeve): void {
  for (const side of SIDES)
    drawing.add(
      `<path d="${sleeveBand(side, sleeve, 26, 2)}" fill="none" stroke="${contrastOf(drawing).base}" stroke-width="9"/>`,
    );
}

function poloCollar(drawing: Drawing, neck: number): void {
  if (drawing.has('stand-collar')) return bandCollar(drawing, neck);
  const inlay = drawing.has('knitted-collar') ? collarRibs(drawing, neck) : undefined;
  const tones = drawing.has('contrast-collar') ? contrastOf(drawing) : drawing.tones;
  shirtCollar(drawing, neck, 0.85, tones, 186, inlay);
}

function poloClosing(drawing: Drawing): void {
  if (drawing.has('zip')) {
    placket(drawing, 92, 440, 52, 0);
    return zip(drawing, 'M0 104L0 436', [0, 150], 9);
  }
  placket(
    drawing,
    92,
    440,
    66,
    3,
    drawing.has('pearl-buttons') ? 17 : 13,
    chosenButton(drawing, shirtButton(drawing)),
  );
  drawing.add(
    `<path d="M-33 440H33V470H-33Z" fill="none" stroke="${drawing.tones.thread}" stroke-width="3" stroke-dasharray="9 5"/>`,
  );
}

/** A broad band of another colour across the chest, as inlay of a body. */
export const chestBand = (drawing: Drawing, y: number) =>
  `<path d="M-460 ${y}Q0 ${y + 40} 460 ${y}V${y + 150}Q0 ${y + 190}-460 ${y + 150}Z" fill="${contrastOf(drawing).base}"/>`;

function polo(drawing: Drawing, own: Sleeve, isRugby: boolean): void {
  const torso: Torso = fittedTorso(drawing, { ...MENS, neck: 124 });
  const sleeve = fittedSleeve(drawing, own, LENGTHS);
  const cuff = sleeve.outer[1] < 700 ? 40 : 60;
  sleeves(drawing, torso, sleeve);
  for (const side of SIDES) drawing.rib(sleeveBand(side, sleeve, cuff / 2, 0), cuff, drawing.tones, true);
  if (!drawing.isBack) collarInside(drawing, torso.neck);
  drawing.cloth(torsoPath(torso, drawing.isBack ? 20 : 96), {
    creases: torsoCreases(torso, isRugby ? 1 : 0.85),
    inlay: drawing.has('chest-stripe') ? chestBand(drawing, 480) : '',
  });
  const [hx, hy] = torso.hem;
  drawing.stitch(
    spline(
      [
        [-hx, hy - 36],
        [0, hy - 22],
        [hx, hy - 36],
      ],
      false,
    ),
  );
  backShoulders(drawing, torso, true);
  if (!drawing.isBack) poloClosing(drawing);
  if (drawing.has('chest-pocket')) chestPocket(drawing, 350);
  if (drawing.has('logo')) logo(drawing, 200, 350);
  poloCollar(drawing, torso.neck);
  if (!drawing.has('contrast-trims')) return;
  const tipping = drawing.has('contrast-collar') ? drawing.tones : contrastOf(drawing);
  if (drawing.has('stand-collar')) bandTipping(drawing, torso.neck);
  else collarTipping(drawing, torso.neck, 0.85, tipping);
  sleeveTipping(drawing, sleeve);
}

/** A piqué polo: knitted collar and cuffs, three buttons. */
export const drawPolo = (drawing: Drawing) => polo(drawing, SHORT_SLEEVE, false);

/** A rugby shirt: a polo of heavy jersey with long sleeves. */
export const drawRugbyShirt = (drawing: Drawing) => polo(drawing, { ...LONG, slack: 1.2 }, true);
