/** What a browser looked at: signs of goods, each with its weight. */
export interface Likes {
  /** Day on which the weights were true, in days since 1970. */
  day: number;
  /** By sign: `m` and a brand, `k` and a kind of goods, `v` and a colour or a size. */
  signs: Readonly<Record<string, number>>;
}

/** Most signs that are kept. */
const MOST = 14;
/** Days in which half of what is known is forgotten. */
const HALF_LIFE = 30;
/** What a weight is multiplied by when something else is looked at. */
const FADE = 0.94;
/** Longest sign, in characters. */
const LONGEST = 24;

/** The weights as they are on a later day; a clock that was put back changes nothing. */
const fadedTo = ({ day, signs }: Likes, today: number): [string, number][] => {
  const share = 0.5 ** (Math.max(0, today - day) / HALF_LIFE);
  return Object.entries(signs).map(([sign, weight]) => [sign, weight * share]);
};

/** The likes once something with these signs was looked at (`weight` 1) or chosen (more). The weakest are forgotten. */
export function learned(
  likes: Likes | undefined,
  signs: readonly string[],
  weight: number,
  today: number,
): Likes {
  const known = new Map(fadedTo(likes ?? { day: today, signs: {} }, today));
  for (const [sign, before] of known) known.set(sign, before * FADE);
  for (const long of signs) {
    const sign = long.slice(0, LONGEST);
    known.set(sign, (known.get(sign) ?? 0) + weight);
  }
  const strongest = [...known].sort(([, a], [, b]) => b - a).slice(0, MOST);
  return {
    day: today,
    signs: Object.fromEntries(strongest.map(([sign, value]) => [sign, Math.round(value * 100) / 100])),
  };
}

/** What names of a kind of goods have in common: `Jurken` is in `wikkeljurk`, `Jassen` in `winterjas`. */
export function kindOf(category: string): string {
  const stem = category
    .toLowerCase()
    .split(/ (?:&|en) /, 1)
    .join('')
    .replace(/(?:en|s)$/, '');
  return stem.replace(/([^aeiou])\1$/, '$1');
}
