import { placeholderId } from '../promotions/promotions.ts';
import { at, catalogue, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  token = (await shop.call('GET', '/context')).token;
});

afterEach(() => shop.close());

const add = (...items: object[]) => shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
const product = (id: string, quantity = 1) => ({ id, quantity, type: 'product' });
const plenty = inStock.filter(({ initialStock }) => initialStock >= 10);

describe('the cart', () => {
  test('is empty at first: no lines, no deliveries, errors as an empty list', async () => {
    const { json } = await shop.call('GET', '/checkout/cart', { token });
    expect(json).toMatchObject({
      lineItems: [],
      deliveries: [],
      errors: [],
      price: { totalPrice: 0, positionPrice: 0 },
    });
  });

  test('adds up repeated additions and returns the whole cart [CRT-03]', async () => {
    const { id } = at(plenty, 0);
    await add(product(id, 2));
    const { json } = await add(product(id, 3));
    expect(json.lineItems).toMatchObject([
      { id, quantity: 5, good: true, type: 'product', states: ['is-physical'] },
    ]);
    expect(json.errors).toEqual([]);
  });

  test('adds prices in whole cents, tax included, and sends for free from 50 euro on [CRT-04]', async () => {
    const cheap = plenty.find(({ priceCents }) => priceCents < 2500);
    const one = await add(product(cheap?.id ?? '', 1));
    const price = cheap?.priceCents ?? 0;
    expect(one.json.price.positionPrice).toBe(price / 100);
    expect(one.json.price.totalPrice).toBe((price + 495) / 100);
    expect(one.json.deliveries[0].shippingCosts.totalPrice).toBe(4.95);
    const [tax] = one.json.price.calculatedTaxes;
    expect(Math.round(one.json.price.netPrice * 100) + Math.round(tax.tax * 100)).toBe(price + 495);

    const five = await add(product(cheap?.id ?? '', 6));
    const total = 7 * price;
    expect(five.json.price.totalPrice).toBe((total + (total >= 5000 ? 0 : 495)) / 100);
  });

  test('reduces a quantity to the available stock, and reports that once', async () => {
    const variant = at(inStock, 0);
    const { json } = await add(product(variant.id, 500));
    const key = `product-stock-reached${variant.id}`;
    expect(json.lineItems[0].quantity).toBe(variant.initialStock);
    expect(json.errors).toMatchObject({
      [key]: {
        key,
        messageKey: 'product-stock-reached',
        level: 10,
        parameters: { quantity: variant.initialStock },
      },
    });
    expect((await shop.call('GET', '/checkout/cart', { token })).json.errors).toEqual([]);
  });

  test('returns 200 with an error for an unknown product, a sold-out one and an unknown code', async () => {
    const soldOut = catalogue.products
      .flatMap((one) => catalogue.variantsOf(one))
      .find((one) => one.initialStock === 0);
    const unknown = 'a'.repeat(32);
    const { status, json } = await add(product(unknown), product(soldOut?.id ?? ''), {
      type: 'promotion',
      referencedId: 'ZOMER',
    });
    expect(status).toBe(200);
    expect(json.lineItems).toEqual([]);
    expect(json.errors).toMatchObject({
      [`product-not-found${unknown}`]: { level: 20 },
      [`product-out-of-stock${soldOut?.id}`]: { level: 20 },
      'promotion-not-found-ZOMER': { parameters: { code: 'ZOMER' } },
    });
  });

  test('removes a line that has sold out to other shoppers', async () => {
    const variant = at(inStock, 0);
    await add(product(variant.id));
    shop.database.stock.sell(variant.id, variant.initialStock);
    const { json } = await shop.call('GET', '/checkout/cart', { token });
    expect(json.lineItems).toEqual([]);
    expect(Object.keys(json.errors)).toEqual([`product-out-of-stock${variant.id}`]);
  });

  test('changes and removes lines, and refuses lines that are not there', async () => {
    const [one, other] = [at(plenty, 0), at(plenty, 30)];
    await add(product(one.id), product(other.id));
    const patch = (id: string, quantity: unknown) =>
      shop.call('PATCH', '/checkout/cart/line-item', { token, body: { items: [{ id, quantity }] } });
    const remove = (id: string) =>
      shop.call('POST', '/checkout/cart/line-item/delete', { token, body: { ids: [id] } });
    expect((await patch(one.id, 4)).json.lineItems[0].quantity).toBe(4);
    expect((await remove(other.id)).json.lineItems).toHaveLength(1);
    for (const refused of [await patch(other.id, 1), await remove(other.id)]) {
      expect(refused.status).toBe(404);
      expect(refused.json.errors[0].code).toBe('CHECKOUT__CART_LINE_ITEM_NOT_FOUND');
    }
  });

  test('refuses a quantity of zero, a quantity as text and a price from the client', async () => {
    const { id } = at(plenty, 0);
    const codes = async (item: object) => {
      const { status, json } = await add(item);
      return [status, json.errors[0].code];
    };
    expect(await codes(product(id, 0))).toEqual([400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY']);
    expect(await codes({ ...product(id), quantity: '1' })).toEqual([400, 'VIOLATION::INVALID_TYPE_ERROR']);
    expect(await codes({ ...product(id), price: { unitPrice: 1 } })).toEqual([
      403,
      'CHECKOUT__INSUFFICIENT_PERMISSION',
    ]);
    for (const type of ['magic', 'container', 'discount'])
      expect(await codes({ id, type })).toEqual([400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED']);
    for (const type of ['custom', 'credit'])
      expect(await codes({ id, type })).toEqual([403, 'CHECKOUT__INSUFFICIENT_PERMISSION']);
  });

  test('refuses one id for a product and a code', async () => {
    const item = { type: 'promotion', referencedId: 'ZOMER5' };
    const mixed = await add(item, { ...product(placeholderId('ZOMER5')), referencedId: at(plenty, 0).id });
    expect(refusal(mixed)).toEqual([409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE']);
    expect((await shop.call('GET', '/checkout/cart', { token })).json.lineItems).toEqual([]);
  });

  test('shows the picture of the chosen colour and what was chosen', async () => {
    const variant = at(plenty, 0);
    const { json } = await add(product(variant.id));
    const [line] = json.lineItems;
    expect(line.cover.url).toBe(`http://pictures.test/media/${variant.mediaIds[0]}.jpg`);
    expect(line.payload.options.slice(0, 2)).toMatchObject([
      { group: 'Kleur', option: variant.colour.name },
      { group: 'Maat', option: variant.size },
    ]);
  });

  test('names the brand and the categories of its product, from the department down', async () => {
    const { json } = await add(product(at(plenty, 0).id));
    const { manufacturerName, categoryNames, categoryIds, parentId } = json.lineItems[0].payload;
    const { json: found } = await shop.call('POST', `/product/${parentId}`, { body: {} });
    expect(manufacturerName).toBe(found.product.manufacturer.translated.name);
    expect(categoryNames).toEqual(found.product.seoCategory.breadcrumb.slice(1));
    expect(found.product.seoCategory.id).toBe(categoryIds[0]);
  });
});
