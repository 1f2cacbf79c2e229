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

/** All associations of an order that the shop shows. Older backends send only requested ones. */
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

/** Orders of the logged-in customer or guest. */
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
    /** An order, or null when it does not exist or belongs to another customer. */
    byId: async (id: string): Promise<Order | null> =>
      (await http.request('POST', '/order', { body: { ids: [id], associations }, ...someOrders })).orders
        .elements[0] ?? null,
    /**
     * An order by the code of its link, and whether it may be paid anew. Null when it is another customer's.
     * Without a login, e-mail address and postcode prove ownership. Otherwise 403 `CHECKOUT__GUEST_NOT_AUTHENTICATED`
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
     * Turns the cart into an order and empties it. Refused with 400 `CHECKOUT__CART_EMPTY`, and with 409 when `hash`
     * is of another cart. Refused with 500 `CHECKOUT__CART_INVALID` when the cart had to change first.
     */
    place: (request: OrderRequest = {}) =>
      http.request('POST', '/checkout/order', { body: request, shape: order }),
    /** Starts the payment. `redirectUrl` is null when no redirect is needed: nothing is due, or payment comes later. */
    startPayment: (start: PaymentStart) =>
      http.request('POST', '/handle-payment', { body: start, shape: paymentStarted }),
    /**
     * Downloads a document of an order as a PDF; undefined when it is gone. Guests prove ownership as for the order.
     */
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
