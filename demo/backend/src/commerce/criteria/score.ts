import { compileFilters, valuesOf } from './filter.ts';
import type { FieldReader, Scalar } from './field-value.ts';
import type { ScoreQuery } from './read-queries.ts';
import type { Sorting } from './read-sort.ts';

/** Weight of a hit in each field. */
export type Weights = Readonly<Record<string, number>>;

/** The vendor's own weights: names, near-names, and all other fields. */
export const [HIGH, MIDDLE, LOW] = [500, 250, 80];

const SCORE = /^(\w+\.)?_score$/;
/** Longest search text, in characters. Longer texts add no meaning. */
const LONGEST = 200;
/** Shortest word, in characters. Shorter words occur nearly everywhere. */
const SHORTEST_WORD = 2;

/** Normalizes text like the vendor's database: without capitals and accents. */
const plain = (text: Scalar): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

interface Wanted {
  text: string;
  /** Share of the typed text, 0 to 1. */
  share: number;
}

/** The whole text, and its words when there are several. */
function wantedIn(term: string): Wanted[] {
  const whole = plain(term.slice(0, LONGEST)).trim();
  const words = new Set(whole.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= SHORTEST_WORD));
  const parts = words.size > 1 ? [...words] : [];
  return [{ text: whole, share: 1 }, ...parts.map((text) => ({ text, share: text.length / whole.length }))];
}

/** Score of a text: 0.5 for containing the wanted text, 1.5 for equality. The vendor adds both hits up. */
function hit(text: string, { text: wanted, share }: Wanted): number {
  if (!text.includes(wanted)) return 0;
  return share * (text === wanted ? 1.5 : 0.5);
}

/** Makes `_score` a sortable field of search results. It also orders equal ones. */
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

/** Ranking points of an entity: the sum over all queries that it passes. */
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
 * Finds entities that contain a text or one of its words. Works like the vendor's database without a search index:
 * letters inside words match, typing errors do not. Queries add score.
 * With queries alone, entities below the smallest query score are left out.
 * Without term and queries, returns all entities and `_score` orders nothing.
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
