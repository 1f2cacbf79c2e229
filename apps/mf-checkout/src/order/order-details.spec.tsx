import { screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { showInShop } from '../testing/stores-for';
import { product } from '../testing/cart-backend';
import { orderOf } from '../testing/checkout-backend';
import { OrderDetails } from './order-details';

const show = (more: Partial<Order> = {}) =>
  showInShop(<OrderDetails order={{ ...orderOf(1, [product('trui', 'Wollen trui')]), ...more }} />);
/** Value beside a name. */
const factOf = (name: RegExp) =>
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent.replace('\u00a0', ' ');
const sent = (from?: string, to?: string): Partial<Order> => ({
  deliveries: [
    {
      shippingMethod: { id: 's', translated: { name: 'Bezorgen aan huis' } },
      ...(from && { shippingDateEarliest: from }),
      ...(to && { shippingDateLatest: to }),
    },
  ],
});

describe('the details of an order', () => {
  test('are its number, how it is paid, what is in it and what it costs [CRT-08]', () => {
    const paymentMethod = { id: 'i', translated: { name: 'iDEAL' } };
    show({ transactions: [{ paymentMethod }], positionPrice: 40, shippingTotal: 4.95, amountTotal: 44.95 });
    expect(factOf(/^Bestelnummer/)).toBe('10001');
    expect(factOf(/^Betaling/)).toBe('iDEAL');
    expect(screen.getByText('Wollen trui')).toBeVisible();
    expect(factOf(/^Subtotaal/)).toBe('€ 40,00');
    expect(factOf(/^Verzendkosten/)).toBe('€ 4,95');
    expect(factOf(/^Totaal/)).toBe('€ 44,95');
    expect(factOf(/kaartje/)).toBeUndefined();
  });

  test('show the gift note', () => {
    show({ customerComment: 'Voor oma!' });
    expect(factOf(/^Op het kaartje/)).toBe('Voor oma!');
  });

  test.each([
    ['2026-11-24T12:00:00Z', '2026-11-24T18:00:00Z', 'Bezorgen aan huis. Dinsdag 24 november in huis'],
    ['2026-11-24T12:00:00Z', undefined, 'Bezorgen aan huis. Dinsdag 24 november in huis'],
    [
      '2026-11-24T12:00:00Z',
      '2026-11-26T12:00:00Z',
      'Bezorgen aan huis. Tussen dinsdag 24 november en donderdag 26 november in huis',
    ],
    [undefined, undefined, 'Bezorgen aan huis'],
  ])('show the expected delivery, between %s and %s [CRT-08]', (from, to, text) => {
    show(sent(from, to));
    expect(factOf(/^Bezorging/)).toBe(text);
  });

  test('show the address, and free shipping when it costs nothing [CRT-08]', () => {
    show();
    expect(factOf(/^Adres/)).toBe('Damrak 12, 1012 AB Amsterdam');
    expect(factOf(/^Verzendkosten/)).toBe('Gratis');
    expect(factOf(/^Bezorging/)).toBeUndefined();
  });

  test('leave out values that the backend does not return [CRT-08]', () => {
    show({ orderNumber: null, transactions: null, deliveries: null, lineItems: null });
    for (const name of [/^Bestelnummer/, /^Betaling/, /^Bezorging/, /^Adres/])
      expect(factOf(name)).toBeUndefined();
    expect(factOf(/^Totaal/)).toBe('€ 20,00');
  });
});
