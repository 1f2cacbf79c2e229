import { compileFilters, valuesOf } from './filter.ts';
import type { FieldReader, Scalar } from './field-value.ts';
import type { ScoreQuery } from './read-queries.ts';
import type { Sorting } from './read-sort.ts';

/** What a hit in each field counts. */
export type Weights = Readonly<Record<string, number>>;

/** The vendor's own weights: names, what is nearly a name, and everything else. */
export const [HIGH, MIDDLE, LOW] = [500, 250, 80];

const SCORE = /^(\w+\.)?_score$/;
/** Longer texts say nothing more. */
const LONGEST = 200;
/** Shorter words are in nearly everything. */
const SHORTEST_WORD = 2;

/** As the vendor's database compares texts: without capitals and accents. */
const plain = (text: Scalar): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

interface Wanted {
  text: string;
  /** How much of what was typed it is, 0 to 1. */
  share: number;
}

/** The whole text, and each of its words when there are several. */
function wantedIn(term: string): Wanted[] {
  const whole = plain(term.slice(0, LONGEST)).trim();
  const words = new Set(whole.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= SHORTEST_WORD));
  const parts = words.size > 1 ? [...words] : [];
  return [{ text: whole, share: 1 }, ...parts.map((text) => ({ text, share: text.length / whole.length }))];
}

/** A text that is what is wanted counts whole, one that has it inside by half; the vendor adds both up. */
function hit(text: string, { text: wanted, share }: Wanted): number {
  if (!text.includes(wanted)) return 0;
  return share * (text === wanted ? 1.5 : 0.5);
}

/** Makes the order of things that were searched: `_score` is a field of them, by which equals are in order at last. */
function orderBy<T>(read: FieldReader<T>, scores: ReadonlyMap<T, number> | undefined) {
  const isScore = ({ field }: Sorting) => SCORE.test(field);
  const byScore: Sorting = { field: '_score', descending: true, natural: false };
  return {
    read: (field: string) => (SCORE.test(field) ? (one: T) => scores?.get(one) ?? 0 : read(field)),
    withScore: (sort: readonly Sorting[]) => ({
      sort: scores === undefined || sort.some(isScore) ? sort : [...sort, byScore],
    }),
  };
}

/** Points of a thing by ranking: those of every query that it passes. */
function ranking<T>(queries: readonly ScoreQuery[], read: FieldReader<T>): (one: T) => number {
  const parts = queries.map(({ filter, score, scoreField }, place) => {
    const passes = compileFilters([filter], read, `/query/${place}`);
    const factorOf = scoreField === undefined ? undefined : read(scoreField);
    const factor = (one: T) => (factorOf ? Number(valuesOf(factorOf(one))[0] ?? 0) || 0 : 1);
    return (one: T) => (passes(one) ? score * factor(one) : 0);
  });
  return (one) => parts.reduce((sum, part) => sum + part(one), 0);
}

/**
 * Things in which a text or one of its words is found. Like the vendor's database, where no search index helps: letters
 * inside words count, typing errors do not. Queries score besides; with them alone, what has fewer points than the least of
 * them gives is left out. Without either it is all of them, and `_score` orders nothing.
 * @throws StoreError 400 for weights of fields that do not exist, and for queries that are no filters
 */
export function scored<T>(
  things: readonly T[],
  { term, queries = [] }: { term: string; queries?: readonly ScoreQuery[] },
  { read, texts }: { read: FieldReader<T>; texts: Weights },
) {
  if (term === '' && queries.length === 0) return { things, ...orderBy(read, undefined) };
  const wanted = term === '' ? [] : wantedIn(term);
  const rankOf = ranking(queries, read);
  const least = term === '' ? Math.min(...queries.map(({ score }) => score)) : 0;
  const fields = Object.entries(texts).map(([field, weight]) => ({ valueOf: read(field), weight }));
  const wordsOf = (one: T): number =>
    fields
      .flatMap(({ valueOf, weight }) =>
        valuesOf(valueOf(one)).map((value) => ({ text: plain(value), weight })),
      )
      .flatMap(({ text, weight }) => wanted.map((each) => weight * hit(text, each)))
      .reduce((sum, score) => sum + score, 0);
  const scoreOf = (one: T): number => (wanted.length > 0 ? wordsOf(one) : 0) + rankOf(one);
  const scores = new Map(things.map((one) => [one, scoreOf(one)] as const));
  const isHit = (score: number) => (term === '' ? score >= least : score > 0);
  const found = things.filter((one) => isHit(scores.get(one) ?? 0));
  return { things: found, ...orderBy(read, scores) };
}
