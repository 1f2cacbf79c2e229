import type { Clients } from '@weefsel/api-clients';
import { describedCardFields, toLabelledCard, type ProductCardData } from '@weefsel/product';
import type { Department } from './departments';

const CARD_FIELDS = describedCardFields('extensions');

/** Maximum number of products shown. */
const MOST_FRESH = 8;

/**
 * New products of these departments, alternating between them. A failed department is left out. Rejects when all fail.
 */
export async function findFresh(
  departments: readonly Department[],
  newest: Clients['commerce']['product']['newest'],
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  const answers = await Promise.allSettled(departments.map(({ id }) => newest(id, CARD_FIELDS, signal)));
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (lists.length === 0 && failure) throw failure.reason;
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }).flatMap((_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  // Unisex products are new in each.
  const once = new Map(inTurn.map((product) => [product.id, product]));
  return [...once.values()].slice(0, MOST_FRESH).map(toLabelledCard);
}
