import { CommerceError, type Clients, type CommerceClient, type Withdrawal } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { PER_PAGE } from '../orders/ask-orders';
import { serve, serveOwn, type Served } from '../session/served';
import { LINES_STEP } from './withdrawal-forms';

/** An order of the logged-in customer that can be withdrawn. */
export interface OpenOrder {
  number: string;
  date: string;
  pieces: number;
  /** Names of its products. */
  goods: string;
}

export interface WithdrawalData {
  /** The withdrawal in the address. Null without a code, `value: null` for a code that has expired. */
  withdrawal: Served<Withdrawal | null>;
  /** Null when not logged in. */
  orders: Served<OpenOrder[]>;
  /** Shows the lines again. */
  choosesAgain: boolean;
  /** Order number in the link. */
  orderNumber: string;
}

/** The withdrawal of a code, or null when the code has expired. */
async function read({ withdrawal }: CommerceClient, code: string): Promise<Withdrawal | null> {
  try {
    return await withdrawal.read(code);
  } catch (error) {
    if (error instanceof CommerceError && error.status === 410) return null;
    throw error;
  }
}

/** The customer's orders that can be withdrawn, newest first. */
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
