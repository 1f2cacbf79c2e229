/** What can be measured of somebody to find a size. */
export const MEASURES = ['bust', 'waist', 'hip', 'insideLeg', 'collar', 'belt', 'foot'] as const;

export type Measure = (typeof MEASURES)[number];

/** Somebody's measures in cm, as far as they are known. */
export type Measures = Partial<Record<Measure, number>>;

/** From the smallest to the largest that a grown-up has, in cm: anything else is a slip. */
export const LIMITS: Readonly<Record<Measure, readonly [from: number, to: number]>> = {
  bust: [60, 170],
  waist: [45, 170],
  hip: [60, 180],
  insideLeg: [50, 110],
  collar: [28, 60],
  belt: [50, 180],
  foot: [18, 36],
};

/** Whether a number of cm can be this measure of somebody. */
export const isPlausible = (measure: Measure, cm: number): boolean => {
  const [from, to] = LIMITS[measure];
  return cm >= from && cm <= to;
};

/** Measures are told to a tenth of a cm. */
export const toTenth = (cm: number): number => Math.round(cm * 10) / 10;
