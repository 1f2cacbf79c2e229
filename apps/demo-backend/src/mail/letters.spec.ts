/** @jest-environment node */
import { builtInPromises } from '@weefsel/contracts/promises';
import type { OrderDetails, OrderLineRow, OrderRow } from '../database/order-rows.ts';
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
  countryId: 'nl',
  phoneNumber: null,
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

/** What a reader sees of a mail. */
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
  expect(text).toContain('Emma van der Linden, Oudegracht 214, 3511 NR Utrecht');
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

test('a business finds its name in the address', () => {
  const shipping = { ...address, company: 'Linden & Co' };
  const own = { ...order, details: JSON.stringify({ ...details, shipping }) };
  const text = readable(orderConfirmationMail(own, [line], { url: '', origin: '' }));
  expect(text).toContain('Linden &amp; Co, Emma van der Linden, Oudegracht 214');
});

test('what somebody typed into the own name stays text', () => {
  const mail = recoveryMail(
    { firstName: '<script>', email: 'x@weefsel.example' },
    'http://shop.test/?a=1&b=2',
  );
  expect(mail.html.text).toContain('Hoi &lt;script&gt;,');
  expect(mail.html.text).toContain('href="http://shop.test/?a=1&amp;b=2"');
  expect(mail.html.text).not.toContain('<script>');
});
