import type { Http } from '../../http/create-http';
import type { Buyer, Order, OrderOfLink, OrderRequest, OrdersAnswer, PaymentStart } from '../types/order';

export interface OrdersPage {
  /** From 1; default 1. */
  page?: number;
  limit: number;
}

const NEWEST_FIRST = [{ field: 'orderDateTime', order: 'DESC' }];

/** Everything that an order shows; older backends send only what is asked for. */
const associations = {
  lineItems: { associations: { cover: {} } },
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {}, stateMachineState: {} } },
  transactions: {
    associations: { paymentMethod: {}, stateMachineState: {} },
    sort: [{ field: 'createdAt', order: 'ASC' }],
  },
  billingAddress: {},
  stateMachineState: {},
};

/** Orders of whoever is logged in, guests among them. */
export const orderOperations = (http: Http) => {
  const list = ({ page = 1, limit }: OrdersPage) =>
    http.request<OrdersAnswer>('POST', '/order', {
      body: {
        page,
        limit,
        sort: NEWEST_FIRST,
        associations,
        'total-count-mode': 'exact',
        checkPromotion: true,
      },
    });

  return {
    /** A page of orders, newest first. */
    list,
    /** An order, or null when it is nobody's or somebody else's. */
    byId: async (id: string): Promise<Order | null> =>
      (await http.request<OrdersAnswer>('POST', '/order', { body: { ids: [id], associations } })).orders
        .elements[0] ?? null,
    /**
     * An order by the code of its link, with whether it may be paid anew; null when it is somebody else's. Without a
     * login the shopper shows who it is by e-mail address and postcode: else 403 `CHECKOUT__GUEST_NOT_AUTHENTICATED`
     * or `CHECKOUT__GUEST_WRONG_CREDENTIALS`.
     */
    byLink: async (
      deepLinkCode: string,
      buyer: Buyer | undefined,
      signal?: AbortSignal,
    ): Promise<OrderOfLink | null> => {
      const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }];
      const body = { filter, associations, checkPromotion: true, ...buyer };
      const { orders, paymentChangeable } = await http.request<OrdersAnswer>('POST', '/order', {
        body,
        signal,
      });
      const [order] = orders.elements;
      return order ? { order, isPayable: Object(paymentChangeable)[order.id] === true } : null;
    },
    /** The last order, or null when there was none. */
    newest: async (): Promise<Order | null> => (await list({ limit: 1 })).orders.elements[0] ?? null,
    /**
     * Makes an order of the cart, which is empty afterwards. Refused with 400 `CHECKOUT__CART_EMPTY`, with 409 when
     * the cart is not the one that `hash` is of, and with 500 `CHECKOUT__CART_INVALID` when it had to change first.
     */
    place: (request: OrderRequest = {}) => http.request<Order>('POST', '/checkout/order', { body: request }),
    /** Begins paying; `redirectUrl` is null when there is nowhere to go: nothing is due, or it is paid later. */
    startPayment: (start: PaymentStart) =>
      http.request<{ redirectUrl: string | null }>('POST', '/handle-payment', { body: start }),
    changePayment: (orderId: string, paymentMethodId: string) =>
      http.request<{ success: boolean }>('POST', '/order/payment', { body: { orderId, paymentMethodId } }),
  };
};
