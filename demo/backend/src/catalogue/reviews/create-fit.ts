import type { Random } from '../random.ts';
import type { Product } from '../types.ts';

/** Actual fit compared with the size on the label. */
export type Fit = (typeof RUNS)[number];
export const RUNS = ['small', 'true', 'large'] as const;

/** Phrases of reviews that state the fit. */
const SAID: readonly (readonly [RegExp, Fit])[] = [
  [/klein uit|knellen/, 'small'],
  [/ruime kant|halve maat groot/, 'large'],
  [/gewone maat past|niet te wijd/, 'true'],
];

/** Answers of a dozen shoppers about goods that run small, true or large. */
const ANSWERS: Readonly<Record<Fit, readonly Fit[]>> = {
  small: [
    'small',
    'small',
    'small',
    'small',
    'small',
    'small',
    'small',
    'true',
    'true',
    'true',
    'true',
    'large',
  ],
  true: ['true', 'true', 'true', 'true', 'true', 'true', 'true', 'true', 'true', 'true', 'small', 'large'],
  large: [
    'large',
    'large',
    'large',
    'large',
    'large',
    'large',
    'true',
    'true',
    'true',
    'true',
    'true',
    'small',
  ],
};

/** Most goods run true to size. */
export function tendencyOf(random: Random): Fit {
  return random.pick(['true', 'true', 'true', 'true', 'small', 'small', 'large'] as const);
}

/** Fit answer of a shopper, consistent with the review text; null without an answer. */
export function fitOf(content: string, tendency: Fit, random: Random): Fit | null {
  const said = SAID.find(([words]) => words.test(content))?.[1];
  if (said) return said;
  return random.chance(0.8) ? random.pick(ANSWERS[tendency]) : null;
}

/** The purchased size, more often a middle one than an end; null for one-size goods. */
export function sizeBought({ sizes }: Product, random: Random): string | null {
  if (sizes.length < 2) return null;
  const middle = (sizes.length - 1) / 2;
  const place = (random.next() + random.next()) * middle;
  return sizes[Math.round(place)] ?? null;
}

/** Share of the answers from which goods run small or large, as on product pages. */
const MANY = 0.4;

/** How goods run according to their buyers; `mixed` when they differ, undefined without answers. */
export function fitByBuyers(answers: readonly (Fit | null)[]): Fit | 'mixed' | undefined {
  const given = (fit: Fit) => answers.filter((answer) => answer === fit).length;
  const [small, large] = [given('small'), given('large')];
  const usual = given('true');
  const all = small + large + usual;
  if (all === 0) return undefined;
  const most = Math.max(small, large);
  if (most / all >= MANY && small !== large) return small > large ? 'small' : 'large';
  return usual > all / 2 ? 'true' : 'mixed';
}
