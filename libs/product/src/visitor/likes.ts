/** Interests of a browser: signs of viewed goods, each with its weight. */
export interface Likes {
  /** Day of the weights, in days since 1970. */
  day: number;
  /** Weights by sign: `m` and brand, `k` and kind of goods, `v` and colour or size. */
  signs: Readonly<Record<string, number>>;
}

/** Maximum number of signs. */
const MOST = 14;
/** Half-life of the weights, in days. */
const HALF_LIFE = 30;
/** Factor for earlier weights at each new view. */
const FADE = 0.94;
/** Maximum length of a sign, in characters. */
const LONGEST = 24;

/** The weights on a later day. A clock that was set back changes nothing. */
const fadedTo = ({ day, signs }: Likes, today: number): [string, number][] => {
  const share = 0.5 ** (Math.max(0, today - day) / HALF_LIFE);
  return Object.entries(signs).map(([sign, weight]) => [sign, weight * share]);
};

/**
 * The likes after goods with these signs were viewed (`weight` 1) or chosen (more). The weakest are dropped.
 */
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

/** Common stem of names of a kind of goods. `Jurken` is in `wikkeljurk`, `Jassen` in `winterjas`. */
export function kindOf(category: string): string {
  const stem = category
    .toLowerCase()
    .split(/ (?:&|en) /, 1)
    .join('')
    .replace(/(?:en|s)$/, '');
  return stem.replace(/([^aeiou])\1$/, '$1');
}
