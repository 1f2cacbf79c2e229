import type { Fit } from '../../cut.ts';
import type { Sleeve } from '../sleeves.ts';
import type { Torso } from '../torso.ts';

/** Extra width of a fit at each height, and its length below the arms. */
interface Change {
  shoulder: number;
  drop: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
}

const SAME: Change = { shoulder: 0, drop: 0, chest: 0, waist: 0, hem: 0, length: 1 };

const CHANGES: Partial<Record<Fit, Change>> = {
  slim: { ...SAME, shoulder: -14, chest: -26, waist: -52, hem: -46 },
  tailored: { ...SAME, chest: -8, waist: -44, hem: 8 },
  loose: { ...SAME, shoulder: 12, drop: 8, chest: 26, waist: 56, hem: 66 },
  oversized: { shoulder: 44, drop: 26, chest: 62, waist: 104, hem: 92, length: 1.04 },
  boxy: { ...SAME, shoulder: 20, chest: 36, waist: 70, hem: 30, length: 0.9 },
  cropped: { ...SAME, chest: 6, waist: 14, hem: 4, length: 0.72 },
  'a-line': { ...SAME, waist: 34, hem: 110 },
};

/** The measures of a jacket or dress in another fit: wider with lower shoulders, nipped in, shorter. */
export function cutFor(fit: Fit, torso: Torso, sleeve: Sleeve): { torso: Torso; sleeve: Sleeve } {
  const change = CHANGES[fit];
  if (!change) return { torso, sleeve };
  const { shoulder, drop, chest, waist, hem, length } = change;
  const [ux, uy] = torso.underarm;
  const hemY = uy + (torso.hem[1] - uy) * length;
  const wide = shoulder + chest * 0.4;
  return {
    torso: {
      ...torso,
      shoulder: [torso.shoulder[0] + shoulder, torso.shoulder[1] + drop],
      underarm: [ux + chest, uy + drop * 1.6],
      waist: [torso.waist[0] + waist, Math.min(torso.waist[1], hemY - (length < 1 ? 200 : 10))],
      hem: [torso.hem[0] + hem, hemY],
    },
    sleeve: {
      ...sleeve,
      outer: [sleeve.outer[0] + wide, sleeve.outer[1] + drop],
      inner: [sleeve.inner[0] + wide * 0.72, sleeve.inner[1] + drop],
      full: (sleeve.full ?? 0) + Math.max(0, chest * 0.25),
    },
  };
}
