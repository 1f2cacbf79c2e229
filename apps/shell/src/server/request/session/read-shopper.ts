import type { CommerceClient } from '@weefsel/api-clients';
import type { ShopperSnapshot } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import { TimeBudget } from '../time-budget';
import { LIMIT_MS } from '../../time-limits';

/** Removes the session's token: it must not reach the browser's scripts. */
const withoutToken = <T extends { token?: unknown }>({ token: _, ...rest }: T): Omit<T, 'token'> => rest;

/** Initial shopper data of the stores. Never rejects: a failed part is absent, or null for the cart. */
export async function readShopper(
  { hasSession, context, cart }: Pick<CommerceClient, 'hasSession' | 'context' | 'cart'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  ms: number,
): Promise<ShopperSnapshot> {
  if (!hasSession()) return { cart: { lineItems: [] } };
  const budget = new TimeBudget(Math.min(LIMIT_MS.shopper, ms));
  const read = async <T extends { token?: unknown }>(what: string, work: () => Promise<T>) => {
    try {
      return withoutToken(await budget.wait(work()));
    } catch (err) {
      log.error({ err }, `The ${what} of a shopper could not be read.`);
      return undefined;
    }
  };
  // Sequential: the first response replaces an expired token, so parallel requests would make two sessions.
  const session = await read('session', () => context.read(budget.signal));
  const ofShopper = await read('cart', () => cart.read(budget.signal));
  return { ...(session && { session }), cart: ofShopper ?? null };
}
