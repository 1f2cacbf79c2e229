import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { moveOrder } from './move-order.ts';

let shop: TestShop;
let token: string;

const variant = at(inStock, 0);

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

async function enter(name: string): Promise<void> {
  const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
}

async function order(): Promise<string> {
  const items = [{ id: variant.id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  return (await shop.call('POST', '/checkout/order', { token })).json.id;
}

const documentsOf = async (id: string) =>
  (await shop.call('POST', '/order', { token, body: { ids: [id] } })).json.orders.elements[0].documents;

const pay = (id: string) =>
  moveOrder(shop.backOffice, id, { machine: 'order_transaction', transition: 'paid' });

// The response is no JSON, so `shop.call` cannot read it.
const open = (id: string, code: string, query = '', as = token, accept = 'text/html') =>
  shop.app.inject({
    url: `/store-api/document/download/${id}/${code}${query}`,
    headers: { 'sw-access-key': 'SWSCTESTSHOPTESTSHOPTESTSH', 'sw-context-token': as, accept },
  });

test('an order has an invoice from the moment it is paid, which its customer can read', async () => {
  await enter('emma');
  const id = await order();
  expect(await documentsOf(id)).toEqual([]);
  pay(id);
  const [invoice] = await documentsOf(id);
  expect(invoice).toMatchObject({
    documentNumber: 'F10001',
    documentType: { technicalName: 'invoice' },
    fileType: 'pdf',
  });
  const page = await open(invoice.id, invoice.deepLinkCode);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Factuur F10001');
  expect(page.body).toContain('Emma van der Linden');
  expect(page.body).toMatch(/Btw 21%: €\s\d+,\d\d/);
  const pdf = await open(invoice.id, invoice.deepLinkCode, '', token, 'application/pdf');
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="factuur-F10001.pdf"',
  });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await open('f'.repeat(32), invoice.deepLinkCode)).statusCode).toBe(204);
});

test('an invoice is for its customer only, and for a guest who knows address and zip code', async () => {
  await enter('emma');
  const id = await order();
  pay(id);
  const [invoice] = await documentsOf(id);
  await enter('joris');
  expect(refusal(await shop.call('GET', `/document/download/${invoice.id}/${invoice.deepLinkCode}`))).toEqual(
    [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
  );
  const guest = {
    guest: true,
    email: 'gast@weefsel.example',
    firstName: 'Gijs',
    lastName: 'de Vries',
    storefrontUrl: 'http://shop.test',
    billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
  };
  ({ token } = await shop.call('POST', '/account/register', { body: guest }));
  const own = await order();
  pay(own);
  const [document] = await documentsOf(own);
  const proof = '?email=gast@weefsel.example&zipcode=1234%20AB';
  expect((await open(document.id, document.deepLinkCode, '', 'x')).statusCode).toBe(403);
  expect((await open(document.id, document.deepLinkCode, proof, 'x')).statusCode).toBe(200);
});
