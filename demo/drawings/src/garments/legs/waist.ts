import type { Tones } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { METAL } from '../trims.ts';
import {
  bandCloth,
  beltLoops,
  edgeOfElastic,
  elasticBand,
  insideOfBand,
  plainBand,
  ripples,
  sideAdjusters,
} from './band.ts';
import type { Cut } from './cut.ts';
import { paperbagTop } from './paperbag.ts';
import type { Style } from './style.ts';
import { drawstring, tieBelt } from './ties.ts';

/** Colours of the fastening, and of its visible thread. */
interface Fastening {
  tones: Tones;
  thread?: string;
}

/** True when the waist is gathered on elastic, without a closure. */
export const isElastic = (drawing: Drawing, { waist }: Pick<Style, 'waist'>): boolean =>
  waist === 'elastic' || drawing.has('elastic-waist');

/** True when a sash is tied around the waist. */
export const isTied = (drawing: Drawing, { waist }: Pick<Style, 'waist'>): boolean =>
  waist === 'paperbag' || drawing.has('tie-belt');

function band(drawing: Drawing, cut: Cut, style: Pick<Style, 'waist'>, { tones, thread }: Fastening): void {
  if (isElastic(drawing, style)) return elasticBand(drawing, cut);
  if (isTied(drawing, style) || style.waist === 'smooth') bandCloth(drawing, cut);
  else plainBand(drawing, cut, tones, thread);
  if (drawing.isBack && drawing.has('elastic-back')) {
    drawing.add(ripples(drawing, cut, -cut.waist * 0.8, cut.waist * 0.8));
    edgeOfElastic(drawing, cut);
  }
}

/** Everything at the waist: the band, its closure and its ties. */
export function finishWaist(
  drawing: Drawing,
  cut: Cut,
  style: Pick<Style, 'waist' | 'drawstring'>,
  fastening: Fastening,
): void {
  if (style.waist === 'paperbag') paperbagTop(drawing, cut);
  else insideOfBand(drawing, cut);
  band(drawing, cut, style, fastening);
  const loops = style.waist === 'loops' && !isElastic(drawing, style);
  if (loops && drawing.has('side-adjusters')) sideAdjusters(drawing, cut, METAL);
  else if (loops) beltLoops(drawing, cut);
  if (isTied(drawing, style)) tieBelt(drawing, cut);
  if (style.drawstring || drawing.has('drawstring')) drawstring(drawing, cut);
}
