import { CommerceError, type Clients, type CommerceClient, type Withdrawal } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { PER_PAGE } from '../orders/ask-orders';
import { serve, serveOwn, type Served } from '../session/served';
import { LINES_STEP } from './withdrawal-forms';

/** An order of whoever is logged in that can be withdrawn. */
export interface OpenOrder {
  number: string;
  date: string;
  pieces: number;
  /** Names of what is in it. */
  goods: string;
}

export interface WithdrawalData {
  /** What the address is about; null without a code, `value: null` for a code that opens nothing any more. */
  withdrawal: Served<Withdrawal | null>;
  /** Null for who is not logged in. */
  orders: Served<OpenOrder[]>;
  /** The lines are to be shown once more. */
  choosesAgain: boolean;
  /** Number of the order that a link was about. */
  orderNumber: string;
}

/** What a code opens, or null when it is of no use any more. */
async function read({ withdrawal }: CommerceClient, code: string): Promise<Withdrawal | null> {
  try {
    return await withdrawal.read(code);
  } catch (error) {
    if (error instanceof CommerceError && error.status === 410) return null;
    throw error;
  }
}

/** Orders of the customer that something can be withdrawn of, newest first. */
async function openOrders({ order }: CommerceClient): Promise<OpenOrder[]> {
  const { orders } = await order.list({ limit: PER_PAGE });
  return orders.elements
    .filter(({ extensions, orderNumber }) => orderNumber && extensions?.shopWithdrawal?.isOpen)
    .map(({ orderNumber, orderDateTime, lineItems }) => {
      const goods = (lineItems ?? []).filter(({ type }) => type === 'product');
      return {
        number: orderNumber ?? '',
        date: orderDateTime ?? '',
        pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
        goods: goods.map(({ label }) => label ?? '').join(', '),
      };
    });
}

export async function load(
  request: Pick<PageRequest, 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
) {
  const { searchParams } = request.url;
  const code = searchParams.get('code');
  const data: WithdrawalData = {
    withdrawal: code ? await serve(() => read(commerce, code)) : null,
    orders: code ? null : await serveOwn(commerce, () => openOrders(commerce)),
    choosesAgain: searchParams.get('step') === LINES_STEP,
    orderNumber: searchParams.get('order') ?? '',
  };
  return accountPage(request, 'headless.withdrawal.title', data);
}
