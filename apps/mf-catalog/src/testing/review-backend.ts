import { fromAny } from '@total-typescript/shoehorn';
import {
  CommerceError,
  type CommerceClient,
  type Clients,
  type Order,
  type Review,
  type ReviewRequest,
} from '@weefsel/api-clients';
import { variantOnWire } from './product-wire';
import { savedId } from './wishlist-backend';

/** Id of the reviewed product. */
export const REVIEWED = savedId(1);

const refusal = (status: number, code: string) =>
  new CommerceError({
    method: 'POST',
    url: '/',
    status,
    statusText: '',
    headers: {},
    body: { errors: [{ status: String(status), code, title: '', detail: '' }] },
  });

/** A paid order of the reviewed product. */
export const paidOrder = (change: Partial<Order> = {}): Order =>
  fromAny<Order, unknown>({
    id: 'o1',
    orderDateTime: '2026-05-01T10:00:00.000+00:00',
    orderCustomer: { firstName: 'Emma' },
    stateMachineState: { technicalName: 'open' },
    transactions: [{ stateMachineState: { technicalName: 'paid' } }],
    lineItems: [
      {
        id: 'l1',
        type: 'product',
        quantity: 1,
        payload: { parentId: REVIEWED, options: [{ group: 'Maat', option: '38' }] },
      },
    ],
    ...change,
  });

interface Plight {
  orders?: Order[];
  own?: Review | null;
  hasSession?: boolean;
  /** The session has lost its customer. */
  isLoggedOut?: boolean;
  isDown?: boolean;
  /** The backend never withdraws reviews. */
  keeps?: boolean;
}

/** Commerce with one product, and a customer with optional orders and review. */
export function reviewBackend(plight: Plight = {}) {
  const {
    orders = [],
    own = null,
    hasSession = true,
    isLoggedOut = false,
    isDown = false,
    keeps = false,
  } = plight;
  const saved: [string, ReviewRequest][] = [];
  let known = own;
  const ask = () => {
    if (isDown) throw refusal(500, 'DOWN');
    if (isLoggedOut) throw refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
  };
  const list: CommerceClient['order']['list'] = async ({ page = 1, limit }) => {
    ask();
    const elements = orders.slice((page - 1) * limit, page * limit);
    return fromAny({ orders: { elements, total: orders.length } });
  };
  const review = {
    own: async () => {
      ask();
      return known;
    },
    save: async (id: string, request: ReviewRequest) => {
      ask();
      saved.push([id, request]);
    },
    withdraw: async () => {
      ask();
      if (!known || keeps) return false;
      known = null;
      return true;
    },
  };
  const product = { ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }), id: REVIEWED };
  const byIds = async (ids: readonly string[]) => (ids[0] === REVIEWED ? [product] : []);
  const commerce = { hasSession: () => hasSession, order: { list }, review, product: { byIds } };
  return { saved, clients: fromAny<Clients, unknown>({ commerce }) };
}
