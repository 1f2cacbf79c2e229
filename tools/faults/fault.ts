/** Faults of a vendor; each applies to all its responses. */
export const FAULTS = [
  'dead',
  'hang',
  '2 s',
  '5 s',
  '30 s',
  '429',
  '500',
  '502',
  '503',
  'HTML',
  'empty',
  'truncated',
  'wrong types',
  'null',
  '10 MB',
  'cut',
  '1 kB/s',
  'fields',
] as const;

export type Fault = (typeof FAULTS)[number];

/** True for faults that only delay responses; a page has time for some of them. */
export const isDelay = (fault: Fault): boolean => fault === '2 s';

/** Delays by name, in ms; `hang` never answers. */
export const DELAYS: Partial<Record<Fault, number>> = {
  hang: Infinity,
  '2 s': 2000,
  '5 s': 5000,
  '30 s': 30_000,
};
