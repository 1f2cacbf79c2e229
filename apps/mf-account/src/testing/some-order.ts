import type { Order } from '@weefsel/api-clients';
import { home } from './account-backend';

const state = (technicalName: string) => ({ technicalName, translated: { name: 'Naam van de winkel' } });

interface States {
  order?: string;
  payment?: string;
  delivery?: string;
}

/** An order on the wire: two trousers and a jersey with a discount. */
export const someOrder = (
  number = '10042',
  { order = 'open', payment = 'paid', delivery = 'open' }: States = {},
): Order => ({
  id: `order-${number}`,
  orderNumber: number,
  orderDateTime: '2026-11-18T10:00:00.000+00:00',
  deepLinkCode: `link-${number}`,
  documents: [
    {
      id: 'paper',
      deepLinkCode: 'code',
      documentNumber: `F${number}`,
      documentType: { technicalName: 'invoice' },
    },
  ],
  amountTotal: 109.85,
  positionPrice: 109.85,
  shippingTotal: 0,
  stateMachineState: state(order),
  billingAddress: home,
  transactions: [
    {
      paymentMethodId: 'ideal',
      paymentMethod: { id: 'ideal', translated: { name: 'iDEAL' } },
      stateMachineState: state(payment),
    },
  ],
  deliveries: [
    {
      shippingMethod: {
        id: 'home',
        translated: { name: 'Bezorgen aan huis', trackingUrl: 'https://vervoerder.example/parcels/%s' },
      },
      shippingOrderAddress: home,
      stateMachineState: state(delivery),
    },
  ],
  lineItems: [
    {
      id: 'a',
      referencedId: 'broek',
      type: 'product',
      label: 'Linnen broek',
      quantity: 2,
      price: { unitPrice: 39.95, quantity: 2, totalPrice: 79.9 },
      payload: { options: [{ group: 'Maat', option: '38' }], seoPath: 'nl/dames/linnen-broek-1' },
    },
    {
      id: 'b',
      referencedId: 'trui',
      type: 'product',
      label: 'Wollen trui',
      quantity: 1,
      price: { unitPrice: 39.95, quantity: 1, totalPrice: 39.95 },
    },
    {
      id: 'c',
      referencedId: 'WELKOM',
      type: 'promotion',
      label: 'Welkomstkorting',
      quantity: 1,
      price: { unitPrice: -10, quantity: 1, totalPrice: -10 },
    },
  ],
});
