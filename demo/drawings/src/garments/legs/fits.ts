import type { Fit } from '../../cut.ts';
import type { Cut } from './cut.ts';

type Leg = readonly [kneeOuter: number, kneeInner: number, hemOuter: number, hemInner: number];

/** Leg widths by fit: outer edges relative to the hip, inner ones from the middle. */
const LEGS: Partial<Record<Fit, Leg>> = {
  slim: [-58, 98, -112, 138],
  'straight-leg': [-20, 72, -34, 82],
  tapered: [-18, 72, -104, 138],
  'wide-leg': [46, 40, 92, 26],
  flared: [-62, 92, 62, 34],
  mom: [-44, 78, -112, 126],
};

/** Leg widths by fit, relative to the usual edges. For short trousers, and for loose ones of any length. */
const NUDGES: Partial<Record<Fit, Leg>> = {
  slim: [-34, 8, -52, 14],
  loose: [36, -8, 60, -12],
};

/** Hems above this height belong to short trousers. */
const KNEE = 1400;

const isShort = ({ hem }: Cut) => hem[2] < KNEE;

function withLegs(cut: Cut, fit: Fit): Cut {
  const [hip] = cut.hip;
  const [ko, ki, ky] = cut.knee;
  const [ho, hi, hy] = cut.hem;
  const short = NUDGES[fit];
  if (short && (isShort(cut) || fit === 'loose'))
    return { ...cut, knee: [ko + short[0], ki + short[1], ky], hem: [ho + short[2], hi + short[3], hy] };
  const long = LEGS[fit];
  if (isShort(cut) || !long) return cut;
  return { ...cut, knee: [hip + long[0], long[1], ky], hem: [hip + long[2], long[3], hy] };
}

/** A waist that sits higher on the body, with a band of two buttons. */
function raised(cut: Cut, up: number, band: number): Cut {
  const [ko, ki, ky] = cut.knee;
  const [ho, hi, hy] = cut.hem;
  return {
    ...cut,
    waist: cut.waist - 22,
    hip: [cut.hip[0], cut.hip[1] + up],
    crotch: cut.crotch + up,
    knee: [ko, ki, ky + up * 0.7],
    hem: [ho, hi, hy + up * 0.4],
    band,
  };
}

const shortened = (cut: Cut, by: number): Cut => ({
  ...cut,
  hem: [cut.hem[0], cut.hem[1], cut.hem[2] - by],
});

/** The measures of trousers in another fit. */
export function fitted(cut: Cut, fit: Fit): Cut {
  const [hip, hipY] = cut.hip;
  const legs = withLegs(cut, fit);
  if (fit === 'high-waist') return raised(cut, 70, 116);
  if (fit === 'mom')
    return shortened({ ...raised(withLegs({ ...cut, hip: [hip + 6, hipY] }, fit), 60, cut.band) }, 150);
  if (fit === 'loose') return { ...legs, hip: [hip + 22, hipY], slack: Math.min(1.2, cut.slack + 0.35) };
  if (fit === 'slim') return { ...legs, hip: [hip - 16, hipY] };
  return legs;
}
