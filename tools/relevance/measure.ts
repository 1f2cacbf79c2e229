import { readFileSync } from 'node:fs';
import type { CatalogueProduct } from './catalogue.ts';
import type { Vocabulary } from './judge.ts';
import { scoreQuery, type Query, type Score } from './score.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Summary of all scores: the mean share of right cards, and the failures in words. */
interface Relevance {
  queries: number;
  precision: number;
  /** Queries with an empty result although a right one exists. */
  nothing: readonly string[];
  /** Silently ignored words, such as `jurk bruiloft: bruiloft`. */
  dropped: readonly string[];
  /** Queries with wrong results, such as `5/8 jurk → /search?…`. */
  wrong: readonly string[];
}

export const toRelevance = (scores: readonly Score[]): Relevance => ({
  queries: scores.length,
  precision: scores.reduce((sum, { hits, of }) => sum + hits / of, 0) / scores.length,
  nothing: scores.filter(({ saysNothing }) => saysNothing).map(({ q }) => q),
  dropped: scores.flatMap(({ q, dropped }) => dropped.map((word) => `${q}: ${word}`)),
  wrong: scores
    .filter(({ hits, of }) => hits < of)
    .map(({ q, hits, of, leadsTo = '' }) => `${hits}/${of} ${q} → ${leadsTo}`),
});

/** Sends all queries of a set to a shop, one after another. */
export async function measureRelevance(
  set: 'open' | 'own',
  shop: string,
  catalogue: ReadonlyMap<string, CatalogueProduct>,
): Promise<Relevance> {
  const vocabulary = read('vocabulary.json') as Vocabulary;
  const scores: Score[] = [];
  for (const query of read(`queries.${set}.json`) as Query[])
    scores.push(await scoreQuery(query, { shop, catalogue, vocabulary }));
  return toRelevance(scores);
}
