import type { Fit, SleeveLength } from '../cut.ts';
import type { Drawing } from '../drawing.ts';
import type { Sleeve } from './sleeves.ts';
import type { Torso } from './torso.ts';

type Move = readonly [x: number, y: number];

/** Offsets of pattern points, outwards and down. */
interface Alteration {
  shoulder?: Move;
  underarm?: Move;
  waist?: Move;
  hem?: Move;
  outer?: Move;
  inner?: Move;
}

const ALTERATIONS: Partial<Record<Fit, Alteration>> = {
  slim: { shoulder: [-8, 0], underarm: [-14, -8], waist: [-36, 0], hem: [-28, 0], outer: [-22, 0] },
  tailored: { underarm: [-6, 0], waist: [-34, -20], hem: [-6, 0], outer: [-14, 0] },
  loose: { shoulder: [10, 8], underarm: [20, 20], waist: [36, 0], hem: [42, 10], outer: [20, 0] },
  oversized: {
    shoulder: [42, 34],
    underarm: [36, 64],
    waist: [62, 20],
    hem: [56, 36],
    outer: [52, 22],
    inner: [16, 24],
  },
  boxy: {
    shoulder: [26, 18],
    underarm: [28, 30],
    waist: [50, -70],
    hem: [40, -150],
    outer: [28, 8],
    inner: [6, 8],
  },
  cropped: { underarm: [6, 0], waist: [10, -130], hem: [-6, -290] },
  'a-line': { waist: [26, 0], hem: [84, 0] },
};

const moved = ([x, y]: Move, by: Move = [0, 0]): Move => [x + by[0], y + by[1]];

/** A torso altered for the picture's fit. */
export function fittedTorso({ fit }: Drawing, torso: Torso): Torso {
  const by = ALTERATIONS[fit];
  if (!by) return torso;
  return {
    ...torso,
    shoulder: moved(torso.shoulder, by.shoulder),
    underarm: moved(torso.underarm, by.underarm),
    waist: moved(torso.waist, by.waist),
    hem: moved(torso.hem, by.hem),
  };
}

/** The sleeve of the chosen length, else `own`, altered for the picture's fit. */
export function fittedSleeve(
  drawing: Drawing,
  own: Sleeve,
  lengths: Partial<Record<SleeveLength, Sleeve>> = {},
): Sleeve {
  const sleeve = (drawing.sleeve && lengths[drawing.sleeve]) ?? own;
  const by = ALTERATIONS[drawing.fit];
  return by
    ? { ...sleeve, outer: moved(sleeve.outer, by.outer), inner: moved(sleeve.inner, by.inner) }
    : sleeve;
}
