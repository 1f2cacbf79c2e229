/** Body measures that sizes are chosen by. */
export const MEASURES = ['bust', 'waist', 'hip', 'insideLeg', 'collar', 'belt', 'foot'] as const;

export type Measure = (typeof MEASURES)[number];

/** Known body measures, in cm. */
export type Measures = Partial<Record<Measure, number>>;

/** Smallest and largest value of an adult, in cm. Anything else is a typing error. */
export const LIMITS: Readonly<Record<Measure, readonly [from: number, to: number]>> = {
  bust: [60, 170],
  waist: [45, 170],
  hip: [60, 180],
  insideLeg: [50, 110],
  collar: [28, 60],
  belt: [50, 180],
  foot: [18, 36],
};

/** True when a value in cm is plausible for this measure. */
export const isPlausible = (measure: Measure, cm: number): boolean => {
  const [from, to] = LIMITS[measure];
  return cm >= from && cm <= to;
};

/** Rounds to a tenth of a cm, the precision of all measures. */
export const toTenth = (cm: number): number => Math.round(cm * 10) / 10;
