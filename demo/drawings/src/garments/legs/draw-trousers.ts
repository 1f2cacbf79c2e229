import type { Drawing } from '../../drawing.ts';
import { SIDES } from '../../spline.ts';
import { HORN } from '../trims.ts';
import { backPockets, darts, seatSeam, softPocket } from './back.ts';
import { cargoPockets } from './cargo.ts';
import { type Cut } from './cut.ts';
import { fitted } from './fits.ts';
import { coinPocket, fly, frontPatchPockets, pleats, sailorFront, slantPockets } from './front.ts';
import { ankleSlits, ribbedCuffs, stitchedHems } from './hems.ts';
import { gathers, leg, pressedCrease, sideStripe } from './leg.ts';
import type { Style } from './style.ts';
import { turnUps } from './turn-ups.ts';
import { finishWaist, isElastic, isTied } from './waist.ts';
import { zippedPockets } from './zipped-pockets.ts';

const WIDE_BAND = 136;

/** The measures in the chosen fit, with a wide band when that detail is chosen. */
export function cutOf(drawing: Drawing, cut: Cut): Cut {
  const chosen = fitted(cut, drawing.fit);
  return drawing.has('wide-waistband') ? { ...chosen, band: WIDE_BAND } : chosen;
}

function front(drawing: Drawing, cut: Cut, style: Style): void {
  const closes = style.waist === 'loops' && !isElastic(drawing, style);
  if (drawing.has('gold-buttons')) sailorFront(drawing, cut);
  else if (closes) fly(drawing, cut);
  else drawing.seam(`M-6 ${cut.band + 26}V${cut.crotch}`);
  const folds = drawing.has('front-pleats') ? Math.max(2, style.pleats ?? 0) : (style.pleats ?? 0);
  const plain = !isElastic(drawing, style) && !drawing.has('gold-buttons');
  if (plain || drawing.has('front-pleats')) pleats(drawing, cut, folds);
  if (drawing.has('patch-pockets')) frontPatchPockets(drawing, cut);
  else if (style.pockets === 'slant') slantPockets(drawing, cut);
  if (drawing.has('zipped-pockets')) zippedPockets(drawing, cut);
  if (drawing.has('coin-pocket')) coinPocket(drawing, cut);
}

function back(drawing: Drawing, cut: Cut, style: Style): void {
  seatSeam(drawing, cut);
  if (style.soft) return softPocket(drawing, cut);
  if (!isElastic(drawing, style)) darts(drawing, cut);
  if (style.pockets === 'slant') backPockets(drawing, cut, drawing.has('flap-pockets'));
}

function ends(drawing: Drawing, cut: Cut, style: Style, pressed: boolean): void {
  if (style.ends === 'ribbed' || drawing.has('ankle-cuffs')) ribbedCuffs(drawing, cut);
  else if (drawing.has('turn-ups')) turnUps(drawing, cut);
  else if (!pressed) stitchedHems(drawing, cut, 40);
  if (drawing.has('ankle-slits')) ankleSlits(drawing, cut);
}

/** Trousers of any cut that are not jeans, with their details. */
export function drawTrousers(drawing: Drawing, style: Style): void {
  const cut = cutOf(drawing, style.cut);
  const pressed = (style.pressed ?? false) || drawing.has('pressed-crease');
  const gathered = isElastic(drawing, style) || isTied(drawing, style);
  for (const side of [1, -1] as const) {
    leg(drawing, side, cut, [...(style.folds ?? []), ...(gathered ? gathers(cut) : [])]);
    if (pressed) pressedCrease(drawing, side, cut);
  }
  if (drawing.has('side-stripe')) for (const side of SIDES) sideStripe(drawing, side, cut);
  if (drawing.isBack) back(drawing, cut, style);
  else front(drawing, cut, style);
  if (style.cargo || drawing.has('cargo-pockets')) cargoPockets(drawing, cut);
  ends(drawing, cut, style, pressed);
  finishWaist(drawing, cut, style, { tones: HORN });
}
