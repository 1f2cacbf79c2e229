import type { CatalogueProduct } from './catalogue.ts';
import { toJudge, type Vocabulary } from './judge.ts';
import { type Answer, ask, type Card, leadsToOneOf, saysAbout, shownColour } from './search-page.ts';

/** A query with its expected result: the meaning of its words, or the pages that answer it. */
export interface Query {
  group: string;
  q: string;
  means?: Readonly<Record<string, string>>;
  leads?: readonly string[];
}

/** Number of right cards among the first, and silent failures. */
export interface Score {
  q: string;
  group: string;
  hits: number;
  of: number;
  saysNothing: boolean;
  /** Words that match no card, appear nowhere on the page, and are removable without effect. */
  dropped: readonly string[];
  leadsTo?: string;
}

interface Sources {
  shop: string;
  catalogue: ReadonlyMap<string, CatalogueProduct>;
  vocabulary: Vocabulary;
}

const SEEN = 8;

/** Counts the matching products for sale; must be zero exactly for goods that the shop does not sell. */
function countSold({ q, group, means = {} }: Query, { catalogue, vocabulary }: Sources): number {
  const isRight = toJudge([vocabulary.buyable, ...Object.values(means)], vocabulary);
  const sold = [...catalogue.values()].filter((product) => isRight(product)).length;
  if ((sold === 0) !== (group === 'unsold')) throw new Error(`"${q}" is misjudged: ${sold} products fit.`);
  return sold;
}

/** For unsold goods an empty result is right. A page that states its substitution is right, too. */
const isHonest = (answer: Answer, { q, means = {} }: Query): boolean =>
  answer.cards.length === 0 ? !answer.leadsTo : Object.keys(means).some((word) => saysAbout(answer, word, q));

type Right = (card: Card) => boolean;

/** Predicate of cards, for some of the query's terms. */
function judgeBy(means: readonly string[], { catalogue, vocabulary }: Sources): Right {
  const isRight = toJudge(means, vocabulary);
  return (card) => {
    const product = catalogue.get(card.id);
    return product !== undefined && isRight(product, shownColour(card, product));
  };
}

const isSameList = (one: Answer, other: Answer): boolean =>
  one.total === other.total && one.cards.slice(0, SEEN).every(({ id }, n) => id === other.cards[n]?.id);

/** Words of a query that were silently ignored. */
async function silentDrops({ q, means = {} }: Query, answer: Answer, sources: Sources): Promise<string[]> {
  const seen = answer.cards.slice(0, SEEN);
  const dropped: string[] = [];
  for (const [word, meaning] of Object.entries(means)) {
    const rest = q.replace(word, ' ').replaceAll(/\s+/g, ' ').trim();
    if (!rest || seen.every(judgeBy([meaning], sources)) || saysAbout(answer, word, q)) continue;
    if (isSameList(answer, await ask(sources.shop, rest))) dropped.push(word);
  }
  return dropped;
}

/** Sends one query to the shop, and scores the response. */
export async function scoreQuery(query: Query, sources: Sources): Promise<Score> {
  const { q, group, means, leads } = query;
  const sold = means ? countSold(query, sources) : 0;
  const answer = await ask(sources.shop, q);
  const { cards, leadsTo } = answer;
  const result = {
    q,
    group,
    hits: 0,
    of: 1,
    saysNothing: cards.length === 0,
    dropped: [],
    ...(leadsTo && { leadsTo }),
  };
  if (leads) {
    const isLed = leadsToOneOf(answer, leads);
    return { ...result, hits: Number(isLed), saysNothing: !isLed && cards.length === 0 && !leadsTo };
  }
  if (sold === 0) return { ...result, hits: Number(isHonest(answer, query)), saysNothing: false };
  const hits = cards.slice(0, SEEN).filter(judgeBy(Object.values(means ?? {}), sources)).length;
  const dropped = await silentDrops(query, answer, sources);
  return { ...result, hits, of: Math.min(SEEN, Math.max(cards.length, sold)), dropped };
}
