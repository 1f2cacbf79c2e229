import type { CatalogueProduct } from './catalogue.ts';
import { toJudge, type Vocabulary } from './judge.ts';
import { type Answer, ask, leadsToOneOf, saysAbout, shownColour } from './search-page.ts';

/** A judged query: what its words mean, or which pages answer it. */
export interface Query {
  group: string;
  q: string;
  means?: Readonly<Record<string, string>>;
  leads?: readonly string[];
}

/** How many of the first cards are right, and whether the page is silent about what it did. */
export interface Score {
  q: string;
  group: string;
  hits: number;
  of: number;
  saysNothing: boolean;
  leadsTo?: string;
}

interface Sources {
  shop: string;
  catalogue: ReadonlyMap<string, CatalogueProduct>;
  vocabulary: Vocabulary;
}

const SEEN = 8;

/** How many products that can be bought are what was asked for; none exactly for what the shop does not sell. */
function countSold({ q, group, means = {} }: Query, { catalogue, vocabulary }: Sources): number {
  const isRight = toJudge([vocabulary.buyable, ...Object.values(means)], vocabulary);
  const sold = [...catalogue.values()].filter((product) => isRight(product)).length;
  if ((sold === 0) !== (group === 'unsold')) throw new Error(`"${q}" is misjudged: ${sold} products fit.`);
  return sold;
}

/** For what is not sold nothing is right, and so is a page that says that it shows something else. */
const isHonest = (answer: Answer, { q, means = {} }: Query): boolean =>
  answer.cards.length === 0 ? !answer.leadsTo : Object.keys(means).some((word) => saysAbout(answer, word, q));

/** Asks the shop one query and judges what it answers. */
export async function scoreQuery(query: Query, sources: Sources): Promise<Score> {
  const { q, group, means, leads } = query;
  const sold = means ? countSold(query, sources) : 0;
  const answer = await ask(sources.shop, q);
  const { cards, leadsTo } = answer;
  const result = { q, group, hits: 0, of: 1, saysNothing: cards.length === 0, ...(leadsTo && { leadsTo }) };
  if (leads) {
    const isLed = leadsToOneOf(answer, leads);
    return { ...result, hits: Number(isLed), saysNothing: !isLed && cards.length === 0 && !leadsTo };
  }
  if (sold === 0) return { ...result, hits: Number(isHonest(answer, query)), saysNothing: false };
  const isRight = toJudge(Object.values(means ?? {}), sources.vocabulary);
  const hits = cards.slice(0, SEEN).filter((card) => {
    const product = sources.catalogue.get(card.id);
    return product !== undefined && isRight(product, shownColour(card, product));
  }).length;
  return { ...result, hits, of: Math.min(SEEN, Math.max(cards.length, sold)) };
}
