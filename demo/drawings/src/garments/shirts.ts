import type { SleeveLength } from '../cut.ts';
import type { Drawing } from '../drawing.ts';
import { contrastOf } from './contrast.ts';
import { trace, onSide, SIDES, spline } from '../spline.ts';
import { chestPocket, chestPockets, chosenButton } from './chest.ts';
import { bandCollar, openCollar } from './collars.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { label } from './label.ts';
import { leatherButton } from './leather-button.ts';
import { collarInside, shirtCollar } from './necks.ts';
import { backDarts, cuffs, doubleCuffs, placket, yoke } from './shirt-parts.ts';
import { stitchedEnds } from './sleeve-ends.ts';
import { LONG, SHORT, sleeves, type Sleeve } from './sleeves.ts';
import { MENS, neckHollow, torsoCreases, torsoPath, type Torso } from './torso.ts';
import { button, HORN, patchPocket, shirtButton } from './trims.ts';

export { cuffs, placket, yoke } from './shirt-parts.ts';

const OPEN = 262;

/** The chosen collar, over the finished body. */
function collar(drawing: Drawing, neck: number): void {
  const tones = drawing.has('contrast-collar') ? contrastOf(drawing) : drawing.tones;
  if (drawing.has('stand-collar')) return bandCollar(drawing, neck, tones);
  if (drawing.has('open-collar') && !drawing.isBack) return openCollar(drawing, neck, OPEN);
  if (drawing.has('cutaway-collar')) return shirtCollar(drawing, neck, 3, tones, 148);
  if (!drawing.has('button-down-collar')) return shirtCollar(drawing, neck, 1, tones);
  shirtCollar(drawing, neck, 0.5, tones, 214);
  if (!drawing.isBack)
    for (const side of SIDES) button(drawing, side * Math.round(neck * 0.84), 180, 12, shirtButton(drawing));
}

function shirtCuffs(drawing: Drawing, sleeve: Sleeve): void {
  if (sleeve.outer[1] < 700) return stitchedEnds(drawing, sleeve, [36]);
  const tones = drawing.has('contrast-collar') ? contrastOf(drawing) : drawing.tones;
  return drawing.has('double-cuffs')
    ? doubleCuffs(drawing, sleeve, tones)
    : cuffs(drawing, sleeve, 96, tones);
}

/** Parts behind the front: sleeves, cuffs, the inside of the collar. */
function behind(drawing: Drawing, torso: Torso, sleeve: Sleeve): void {
  sleeves(drawing, torso, sleeve);
  shirtCuffs(drawing, sleeve);
  if (drawing.isBack) return;
  if (drawing.has('open-collar'))
    drawing.cloth(neckHollow({ ...torso, vee: 1 }, OPEN), {
      tones: drawing.inside,
      round: 'flat',
      edge: 0.8,
    });
  collarInside(drawing, torso.neck);
  label(drawing, 34);
}

function shirtBody(drawing: Drawing, torso: Torso): void {
  const isOpen = drawing.has('open-collar') && !drawing.isBack;
  const cut = isOpen ? { ...torso, vee: 1, drop: OPEN } : torso;
  drawing.cloth(torsoPath(cut, drawing.isBack ? 20 : cut.drop), { creases: torsoCreases(torso, 0.95) });
}

const LENGTHS: Partial<Record<SleeveLength, Sleeve>> = { short: SHORT, long: LONG };

/** A men's shirt: two-piece collar, placket, chest pocket, shirt tail. */
export function drawShirt(drawing: Drawing): void {
  const usual: Torso = { ...MENS, neck: 124, drop: 96, hem: [350, 1270], sag: 70, waist: [350, 860] };
  const torso = fittedTorso(drawing, usual);
  const [hx, hy] = torso.hem;
  behind(drawing, torso, fittedSleeve(drawing, LONG, LENGTHS));
  shirtBody(drawing, torso);
  drawing.stitch(
    spline(
      [
        [-hx + 8, hy - 18],
        [-hx * 0.49, hy + 48],
        [0, hy + 56],
        [hx * 0.49, hy + 48],
        [hx - 8, hy - 18],
      ],
      false,
    ),
  );
  if (drawing.isBack) {
    yoke(drawing, torso, 196);
    if (drawing.fit === 'slim' || drawing.fit === 'tailored') backDarts(drawing, torso);
  } else {
    for (const side of SIDES) drawing.seam(spline(onSide(side, trace('132 64, 250 116, 362 168')), false));
    if (drawing.has('chest-pockets')) chestPockets(drawing);
    else
      patchPocket(
        drawing,
        trace('118 400!, 262 396!, 262 540, 190 584!, 120 542'),
        trace('128 426!, 128 538!, 190 572!, 253 536!, 252 422!'),
      );
    const top = drawing.has('open-collar') ? OPEN : 96;
    const buttons = drawing.has('hidden-buttons') ? 0 : 7;
    placket(drawing, top, hy + 66, 64, buttons, 13, chosenButton(drawing, shirtButton(drawing)));
  }
  collar(drawing, torso.neck);
}

/** A men's overshirt: heavy cloth, a straight hem, two pockets and large buttons. */
export function drawOvershirt(drawing: Drawing): void {
  const torso = fittedTorso(drawing, {
    ...MENS,
    neck: 130,
    drop: 100,
    shoulder: [396, 122],
    underarm: [390, 510],
    waist: [380, 900],
    hem: [384, 1290],
    sag: 8,
  });
  const [hx, hy] = torso.hem;
  const sleeve: Sleeve = { outer: [604, 1176], inner: [456, 1206], full: 8, slack: 1.1 };
  behind(drawing, torso, fittedSleeve(drawing, sleeve));
  shirtBody(drawing, torso);
  for (const up of [26, 40])
    drawing.stitch(
      spline(
        [
          [-hx + 4, hy - up],
          [0, hy - up + 8],
          [hx - 4, hy - up],
        ],
        false,
      ),
    );
  if (drawing.isBack) yoke(drawing, torso, 210);
  else {
    for (const side of SIDES) drawing.seam(spline(onSide(side, trace('138 66, 260 120, 380 176')), false));
    if (drawing.has('chest-pocket')) chestPocket(drawing, 400);
    else chestPockets(drawing, 420, 12);
    frontClosing(drawing, hy);
  }
  collar(drawing, torso.neck);
}

/** The front edge of an overshirt with its closure. */
function frontClosing(drawing: Drawing, bottom: number): void {
  const top = drawing.has('open-collar') ? OPEN : 100;
  if (drawing.has('press-studs')) return pressStuds(drawing, top, bottom);
  if (drawing.has('leather-buttons')) return leatherButtons(drawing, top, bottom);
  placket(drawing, top, bottom, 76, drawing.has('hidden-buttons') ? 0 : 6, 19, HORN);
}

/** Heights of an overshirt's buttons or studs. */
const heights = (top: number, bottom: number): number[] =>
  Array.from({ length: 6 }, (_, at) => Math.round(top + 56 + (at * (bottom - top - 130)) / 5));

function leatherButtons(drawing: Drawing, top: number, bottom: number): void {
  placket(drawing, top, bottom, 76, 0);
  for (const y of heights(top, bottom)) leatherButton(drawing, 0, y, 28);
}

function pressStuds(drawing: Drawing, top: number, bottom: number): void {
  placket(drawing, top, bottom, 76, 0);
  for (const y of heights(top, bottom))
    drawing.add(
      `<circle cx="2" cy="${y + 4}" r="18" opacity=".3"/><circle cy="${y}" r="17" fill="#a9a294" stroke="#4d473d" stroke-width="3"/><circle cx="-3" cy="${y - 4}" r="8" fill="#e9e4d8" opacity=".8"/>`,
    );
}
