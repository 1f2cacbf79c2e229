import type { Drawing } from '../../drawing.ts';
import { sleeves, type Sleeve } from '../sleeves.ts';
import { collarInside, shirtCollar, standNeck } from '../necks.ts';
import { label } from '../tees.ts';
import { torsoCreases, torsoPath, type Torso } from '../torso.ts';
import { cutFor } from './cut-for.ts';
import { hoodBehind, hoodFront, hoodFromBehind } from './hood.ts';

/** Neck of a jacket that is worn closed. */
type Neck = 'turned' | 'stand' | 'hood' | 'fur-hood';

/** A jacket with a front that closes up to the neck. */
interface ClosedJacket {
  torso: Torso;
  sleeve: Sleeve;
  neck: Neck;
  slack?: number;
  inlay?: (drawing: Drawing) => string;
}

/** The chosen neck, else the usual one. */
function neckOf(drawing: Drawing, usual: Neck): Neck {
  if (drawing.has('fur-hood')) return 'fur-hood';
  if (drawing.has('hood')) return 'hood';
  if (drawing.has('stand-collar')) return 'stand';
  return drawing.has('shirt-collar') ? 'turned' : usual;
}

/** Body and sleeves of a jacket in the chosen fit. `finish` draws its neck on top of later layers. */
export function closedJacket(
  drawing: Drawing,
  usual: ClosedJacket,
): {
  torso: Torso;
  sleeve: Sleeve;
  neck: Neck;
  /** Height of the throat, at the top of the closure. */
  closesAt: number;
  finish: (tones?: Drawing['tones']) => void;
} {
  const { torso, sleeve } = cutFor(drawing.fit, usual.torso, usual.sleeve);
  const neck = neckOf(drawing, usual.neck);
  const hooded = neck === 'hood' || neck === 'fur-hood';
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) {
    if (hooded) hoodBehind(drawing);
    if (neck === 'turned') collarInside(drawing, torso.neck);
    if (!hooded) label(drawing, 34);
  }
  const front = hooded ? 160 : 92;
  const drop = drawing.isBack ? 24 : front;
  drawing.cloth(torsoPath({ ...torso, neck: hooded ? 136 : torso.neck }, drop), {
    creases: torsoCreases(torso, usual.slack ?? 0.85),
    inlay: usual.inlay?.(drawing) ?? '',
  });
  const finish = (tones = drawing.tones) => {
    if (neck === 'turned') shirtCollar(drawing, torso.neck, 0.9, tones);
    else if (neck === 'stand') standNeck(drawing, torso.neck + 14, 104, false);
    else if (drawing.isBack) hoodFromBehind(drawing, neck === 'fur-hood');
    else hoodFront(drawing, neck === 'fur-hood');
  };
  return { torso, sleeve, neck, closesAt: hooded ? 170 : 92, finish };
}
