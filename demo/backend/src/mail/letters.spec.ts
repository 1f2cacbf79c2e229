import { builtInPromises } from '@weefsel/contracts/promises';
import type { OrderDetails, OrderLineRow, OrderRow } from '../database/order-rows.ts';
import { SHIPPING } from '../commerce/checkout/delivery-methods.ts';
import { COUNTRIES } from '../commerce/context/reference-data.ts';
import { recoveryMail } from './account-letters.ts';
import { orderConfirmationMail } from './order-confirmation-letter.ts';

const address: OrderDetails['shipping'] = {
  id: 'a',
  customerId: 'c',
  salutationId: null,
  firstName: 'Emma',
  lastName: 'van der Linden',
  company: null,
  department: null,
  title: null,
  street: 'Oudegracht 214',
  additionalAddressLine1: null,
  additionalAddressLine2: null,
  zipcode: '3511 NR',
  city: 'Utrecht',
  countryId: COUNTRIES[0].id,
  phoneNumber: null,
  customFields: null,
  createdAt: 0,
};

const details: OrderDetails = {
  customer: {
    number: '10000',
    email: 'emma@weefsel.example',
    firstName: 'Emma',
    lastName: 'van der Linden',
    salutationId: null,
    title: null,
    guest: 0,
  },
  billing: address,
  shipping: address,
  customerComment: null,
  affiliateCode: null,
  campaignCode: null,
};

const order: OrderRow = {
  id: 'o',
  number: 10_001,
  customerId: 'c',
  deepLinkCode: 'd',
  state: 'open',
  deliveryState: 'open',
  trackingCodes: '[]',
  shippedAt: null,
  shippingMethodId: 's',
  positionCents: 8990,
  shippingCents: 0,
  shippingDiscountCents: 0,
  totalCents: 8990,
  details: JSON.stringify(details),
  createdAt: 0,
  updatedAt: null,
};

const line: OrderLineRow = {
  id: 'l',
  orderId: 'o',
  place: 1,
  type: 'product',
  identifier: 'v',
  referencedId: 'v',
  quantity: 2,
  unitCents: 4995,
  label: 'Trui "Duin" & sjaal',
  coverId: null,
  payload: JSON.stringify({
    options: [
      { group: 'Kleur', option: 'Zand' },
      { group: 'Maat', option: 'M' },
    ],
  }),
};

const discount: OrderLineRow = {
  ...line,
  id: 'm',
  type: 'promotion',
  payload: '{}',
  quantity: 1,
  unitCents: -1000,
  label: 'Tien euro korting',
};

/** Visible text of a mail. */
const readable = (mail: { html: { text: string } }) =>
  mail.html.text
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

test('an order is confirmed with its lines, its total and where it goes', () => {
  const mail = orderConfirmationMail(order, [line, discount], {
    url: 'http://shop.test/account/orders',
    origin: 'http://shop.test',
  });
  expect(mail).toMatchObject({ to: 'emma@weefsel.example', subject: 'Je bestelling 10001 bij Weefsel' });
  const text = readable(mail);
  expect(text).toContain('2 × Trui &quot;Duin&quot; &amp; sjaal Kleur: Zand, Maat: M € 99,90');
  expect(text).toContain('Tien euro korting € -10,00');
  expect(text).toContain('Verzendkosten € 0,00');
  expect(text).toContain('Totaal, inclusief btw € 89,90');
  expect(text).toContain('We bezorgen op: Emma van der Linden, Oudegracht 214, 3511 NR Utrecht, Nederland.');
  expect(text).toContain('Je factuuradres: Emma van der Linden, Oudegracht 214, 3511 NR Utrecht, Nederland.');
});

test('an order is confirmed with the address of its bill, where that is another one', () => {
  const billing = { ...address, street: 'Meir 48 bus 3', zipcode: '2000', city: 'Antwerpen' };
  const other = { ...details, billing: { ...billing, countryId: COUNTRIES[1]?.id } };
  const text = readable(
    orderConfirmationMail({ ...order, details: JSON.stringify(other) }, [line], { url: '', origin: '' }),
  );
  expect(text).toContain('We bezorgen op: Emma van der Linden, Oudegracht 214');
  expect(text).toContain('Je factuuradres: Emma van der Linden, Meir 48 bus 3, 2000 Antwerpen, België.');
});

test('the order mail shows the text for the card, with its markup escaped', () => {
  const written = JSON.stringify({ ...details, customerComment: 'Voor <b>oma</b>!' });
  const confirmed = (more: object) =>
    orderConfirmationMail({ ...order, ...more }, [line], {
      url: 'http://shop.test',
      origin: 'http://shop.test',
    }).html.text;
  expect(confirmed({ details: written })).toContain(
    'Op het kaartje schrijven we: “Voor &lt;b&gt;oma&lt;/b&gt;!”',
  );
  expect(confirmed({})).not.toContain('kaartje');
});

test('an order is confirmed with the promise that was made when it was placed, dated', () => {
  const confirmed = (orderedAt: string, shippingMethodId = '') =>
    readable(
      orderConfirmationMail({ ...order, shippingMethodId, createdAt: Date.parse(orderedAt) }, [line], {
        url: '',
        origin: '',
      }),
    );
  expect(confirmed('2026-11-23T20:59:59Z')).toContain('Vóór 22.00 uur besteld, dinsdag 24 november in huis.');
  expect(confirmed('2026-11-23T21:00:00Z')).toContain(
    'Vóór dinsdag 22.00 uur besteld, woensdag 25 november in huis.',
  );
  const fetched = SHIPPING.find(({ method }) => method.deliveryTime === null)?.method.id;
  expect(fetched).toBeDefined();
  expect(confirmed('2026-11-23T12:00:00Z', fetched)).not.toContain('in huis');
});

test('an order is confirmed with the terms of that day and the form for withdrawal, as is promised', () => {
  const url = 'http://shop.test/account/orders';
  const mail = orderConfirmationMail(order, [line], { url, origin: 'http://shop.test' });
  const text = readable(mail);
  expect(builtInPromises.orderMail).toEqual(['lines', 'terms', 'withdrawalForm']);
  expect(text).toMatch(/Algemene voorwaarden Versie \d+, geldig vanaf \d\d-\d\d-\d{4}/);
  for (const heading of ['1. Wie we zijn', '5. Bedenktijd', '11. Wijzigingen'])
    expect(text).toContain(heading);
  expect(text).toMatch(/We bezorgen in Nederland, België en Duitsland/);
  expect(text).toContain(
    'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.',
  );
  expect(text).toContain('Bestelnummer: 10001');
  expect(mail.html.text).toContain('href="http://shop.test/nl/herroepingsformulier/"');
  expect(mail.html.text).not.toContain('{promise.');
});

test('the delivery address shows the company name', () => {
  const shipping = { ...address, company: 'Linden & Co' };
  const own = { ...order, details: JSON.stringify({ ...details, shipping }) };
  const text = readable(orderConfirmationMail(own, [line], { url: '', origin: '' }));
  expect(text).toContain('Linden &amp; Co, Emma van der Linden, Oudegracht 214');
});

test('markup in a customer’s name is escaped in the recovery mail', () => {
  const mail = recoveryMail(
    { firstName: '<script>', email: 'x@weefsel.example' },
    'http://shop.test/?a=1&b=2',
  );
  expect(mail.html.text).toContain('Hoi &lt;script&gt;,');
  expect(mail.html.text).toContain('href="http://shop.test/?a=1&amp;b=2"');
  expect(mail.html.text).not.toContain('<script>');
});

describe('the letter of a business', () => {
  const written = (customer: Partial<OrderDetails['customer']>) =>
    orderConfirmationMail(
      {
        ...order,
        details: JSON.stringify({ ...details, customer: { ...details.customer, ...customer } }),
      },
      [line],
      { url: 'https://weefsel.test/o', origin: 'https://weefsel.test' },
    ).html.text;

  test('names the company of the invoice, with its VAT number', () => {
    const vatIds = '["NL123456782B01"]';
    expect(written({ company: 'Draad bv', vatIds })).toContain(
      'De factuur staat op naam van Draad bv, btw-nummer NL123456782B01.',
    );
    expect(written({ company: 'Draad bv', vatIds: '[]' })).toContain('op naam van Draad bv.');
  });

  test('names no company for a customer without one', () => {
    expect(written({ company: null, vatIds: null })).not.toContain('op naam van');
  });
});
