import { readFileSync } from 'node:fs';
import type { CatalogueProduct } from './catalogue.ts';
import type { Vocabulary } from './judge.ts';
import { scoreQuery, type Query, type Score } from './score.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** What of all scores counts: the mean share of right cards, and the worst of them in words. */
export interface Relevance {
  queries: number;
  precision: number;
  /** Queries of which nothing was said to be found, though there is an answer. */
  nothing: readonly string[];
  /** Words left out without a word, as `jurk bruiloft: bruiloft`. */
  dropped: readonly string[];
  /** Those that are not all right, as `5/8 jurk → /search?…`. */
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

/** Asks a shop all queries of a set, one after the other. */
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
