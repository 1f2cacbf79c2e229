import type { Http } from '../../http/create-http';
import {
  order,
  ordersAnswer,
  paymentStarted,
  VITAL_IN_ORDER,
  type Buyer,
  type GuestLogin,
  type Order,
  type OrderDocument,
  type OrderOfLink,
  type OrderRequest,
  type PaymentStart,
} from '../types/order';

export interface OrdersPage {
  /** From 1; default 1. */
  page?: number;
  limit: number;
}

const NEWEST_FIRST = [{ field: 'orderDateTime', order: 'DESC' }];

const PDF = 'application/pdf';
const someOrders = { shape: ordersAnswer, vital: VITAL_IN_ORDER };

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
  documents: { associations: { documentType: {} } },
};

/** Orders of whoever is logged in, guests among them. */
export const orderOperations = (http: Http) => {
  const list = ({ page = 1, limit }: OrdersPage) =>
    http.request('POST', '/order', {
      ...someOrders,
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
      (await http.request('POST', '/order', { body: { ids: [id], associations }, ...someOrders })).orders
        .elements[0] ?? null,
    /**
     * An order by the code of its link, with whether it may be paid anew; null when it is somebody else's. Without a
     * login the shopper shows who it is by e-mail address and postcode: else 403 `CHECKOUT__GUEST_NOT_AUTHENTICATED`
     * or `CHECKOUT__GUEST_WRONG_CREDENTIALS`.
     */
    byLink: async (
      deepLinkCode: string,
      buyer: Buyer | GuestLogin | undefined,
      signal?: AbortSignal,
    ): Promise<OrderOfLink | null> => {
      const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }];
      const body = { filter, associations, checkPromotion: true, ...buyer };
      const { orders, paymentChangeable } = await http.request('POST', '/order', {
        ...someOrders,
        body,
        signal,
      });
      const [found] = orders.elements;
      return found ? { order: found, isPayable: Object(paymentChangeable)[found.id] === true } : null;
    },
    /** The last order, or null when there was none. */
    newest: async (): Promise<Order | null> => (await list({ limit: 1 })).orders.elements[0] ?? null,
    /**
     * Makes an order of the cart, which is empty afterwards. Refused with 400 `CHECKOUT__CART_EMPTY`, with 409 when
     * the cart is not the one that `hash` is of, and with 500 `CHECKOUT__CART_INVALID` when it had to change first.
     */
    place: (request: OrderRequest = {}) =>
      http.request('POST', '/checkout/order', { body: request, shape: order }),
    /** Begins paying; `redirectUrl` is null when there is nowhere to go: nothing is due, or it is paid later. */
    startPayment: (start: PaymentStart) =>
      http.request('POST', '/handle-payment', { body: start, shape: paymentStarted }),
    /** A paper of an order as a PDF; undefined when it is gone. Guests show who they are, as for their order. */
    download: async ({ id, deepLinkCode }: OrderDocument, buyer?: Buyer): Promise<Blob | undefined> => {
      const path = `/document/download/${encodeURIComponent(id)}/${encodeURIComponent(deepLinkCode)}`;
      const headers = { accept: PDF };
      const file = await http.download('POST', path, { headers, body: { ...buyer } });
      return file && new Blob([file.body], { type: PDF });
    },
    changePayment: (orderId: string, paymentMethodId: string) =>
      http.request('POST', '/order/payment', { body: { orderId, paymentMethodId } }),
  };
};
