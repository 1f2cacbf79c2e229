import type { Random } from '../random.ts';
import type { Product } from '../types.ts';

/** How something turned out beside the size on its label. */
export type Fit = 'small' | 'true' | 'large';

/** What shoppers say of the fit in so many words. */
const SAID: readonly (readonly [RegExp, Fit])[] = [
  [/klein uit|knellen/, 'small'],
  [/ruime kant|halve maat groot/, 'large'],
  [/gewone maat past|niet te wijd/, 'true'],
];

/** Of goods that run small, true or large: the answers of a dozen shoppers. */
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

/** What a shopper answers to how it falls: the same as what they wrote; null when they gave no answer. */
export function fitOf(content: string, tendency: Fit, random: Random): Fit | null {
  const said = SAID.find(([words]) => words.test(content))?.[1];
  if (said) return said;
  return random.chance(0.8) ? random.pick(ANSWERS[tendency]) : null;
}

/** The size somebody bought: rather one in the middle than one at an end; null for what has one size. */
export function sizeBought({ sizes }: Product, random: Random): string | null {
  if (sizes.length < 2) return null;
  const middle = (sizes.length - 1) / 2;
  const place = (random.next() + random.next()) * middle;
  return sizes[Math.round(place)] ?? null;
}
