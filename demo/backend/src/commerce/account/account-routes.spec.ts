import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { at, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
const DAY = 24 * 60 * 60 * 1000;

const GUEST = {
  guest: true,
  firstName: 'Noor',
  lastName: 'Bakker',
  storefrontUrl: 'http://localhost:4200',
  billingAddress: { street: 'Damrak 12', zipcode: '1012 AB', city: 'Amsterdam', countryId: COUNTRIES[0].id },
};

const addToCart = (token: string, id: string, quantity = 1) =>
  shop.call('POST', '/checkout/cart/line-item', {
    token,
    body: { items: [{ id, type: 'product', quantity }] },
  });

const cartOf = async (token: string): Promise<[string, number][]> => {
  const { json } = await shop.call('GET', '/checkout/cart', { token });
  return json.lineItems.map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity]);
};

describe('the context token', () => {
  test('is created at the first call, echoed afterwards, and accepted when unknown', async () => {
    const first = await shop.call('GET', '/context');
    expect(first.token).toMatch(/^[a-zA-Z0-9]{32}$/);
    expect(first.json.token).toBe(first.token);
    expect((await shop.call('GET', '/context', { token: first.token })).token).toBe(first.token);
    expect((await shop.call('GET', '/context', { token: 'brought-along' })).token).toBe('brought-along');
    expect((await shop.call('GET', '/product/nonsense', { token: first.token })).token).toBe(first.token);
  });

  test('is replaced at login and at logout, and the old one loses the customer [SES-03]', async () => {
    const guest = (await shop.call('GET', '/context')).token;
    const login = await shop.call('POST', '/account/login', { token: guest, body: emma });
    expect(login.json).toEqual({ redirectUrl: null, apiAlias: 'array_struct' });
    expect(login.token).not.toBe(guest);
    const context = await shop.call('GET', '/context', { token: login.token });
    expect(context.json.customer).toMatchObject({ firstName: 'Emma', active: true, guest: false });

    const logout = await shop.call('POST', '/account/logout', { token: login.token });
    expect(logout.token).not.toBe(login.token);
    for (const token of [logout.token, login.token]) {
      expect((await shop.call('GET', '/context', { token })).json.customer).toBeNull();
    }
  });

  test('is replaced when it was not used for 120 days, the vendor’s longest; a cart lives as long', async () => {
    const { token } = await shop.call('POST', '/account/login', { body: emma });
    const anonymous = (await shop.call('GET', '/context')).token;
    await addToCart(anonymous, at(inStock, 0).id);
    shop.time.now += 119 * DAY;
    expect(await cartOf(anonymous)).toHaveLength(1);
    shop.time.now += DAY + 1;
    const late = await shop.call('GET', '/context', { token });
    expect(late.token).not.toBe(token);
    expect(late.json.customer).toBeNull();
  });
});

describe('logging in', () => {
  test('adds the cart of the guest to the one kept from last time', async () => {
    const [kept, both] = [at(inStock, 0), at(inStock, 20)];
    const earlier = await shop.call('POST', '/account/login', { body: emma });
    await addToCart(earlier.token, kept.id);
    await addToCart(earlier.token, both.id);
    const { token: guest } = await shop.call('POST', '/account/logout', { token: earlier.token });
    expect(await cartOf(guest)).toEqual([]);
    await addToCart(guest, both.id);
    const again = await shop.call('POST', '/account/login', { token: guest, body: emma });
    const lines = await cartOf(again.token);
    expect(lines.map(([id]) => id)).toEqual([kept.id, both.id]);
    expect(lines[1]?.[1]).toBe(Math.min(2, both.initialStock));
    expect(await cartOf(guest)).toEqual([]);
  });

  test('as a guest, or as a guest with another e-mail address, takes the cart along every time', async () => {
    const variant = at(inStock, 0);
    const { token: first } = await addToCart((await shop.call('GET', '/context')).token, variant.id);
    const guest = (email: string) => ({ ...GUEST, email });
    const mistyped = await shop.call('POST', '/account/register', {
      token: first,
      body: guest('noor@voorbeel.nl'),
    });
    const mended = await shop.call('POST', '/account/register', {
      token: mistyped.token,
      body: guest('noor@voorbeeld.nl'),
    });
    expect(await cartOf(mended.token)).toEqual([[variant.id, 1]]);
    expect(await cartOf(mistyped.token)).toEqual([]);
    const context = await shop.call('GET', '/context', { token: mended.token });
    expect(context.json.customer).toMatchObject({ email: 'noor@voorbeeld.nl', guest: true });

    const login = await shop.call('POST', '/account/login', { token: mended.token, body: emma });
    expect(await cartOf(login.token)).toEqual([[variant.id, 1]]);
  });

  test('as another customer leaves the cart with the first account', async () => {
    const first = await shop.call('POST', '/account/login', { body: emma });
    await addToCart(first.token, at(inStock, 0).id);
    const joris = { username: 'joris@weefsel.example', password: DEMO_PASSWORD };
    const second = await shop.call('POST', '/account/login', { token: first.token, body: joris });
    expect(await cartOf(second.token)).toEqual([]);
    const back = await shop.call('POST', '/account/login', { body: emma });
    expect(await cartOf(back.token)).toHaveLength(1);
  });

  test('on a second device leaves the first one logged in, with one cart for both', async () => {
    const first = await shop.call('POST', '/account/login', { body: emma });
    await addToCart(first.token, at(inStock, 0).id);
    const { token: guest } = await shop.call('GET', '/context');
    await addToCart(guest, at(inStock, 20).id);
    const second = await shop.call('POST', '/account/login', { token: guest, body: emma });
    for (const token of [first.token, second.token]) {
      const context = await shop.call('GET', '/context', { token });
      expect([context.token, context.json.customer?.firstName]).toEqual([token, 'Emma']);
      const ids = (await cartOf(token)).map(([id]) => id);
      expect(ids).toEqual([at(inStock, 0).id, at(inStock, 20).id]);
    }
    expect(await cartOf(guest)).toEqual([]);
    const forgotten = await shop.call('POST', '/account/customer', { token: guest });
    expect(forgotten.status).toBe(403);
  });

  test('once more in the same session keeps it, with its cart', async () => {
    const { token } = await shop.call('POST', '/account/login', { body: emma });
    await addToCart(token, at(inStock, 0).id);
    const again = await shop.call('POST', '/account/login', { token, body: emma });
    expect(again.token).toBe(token);
    expect(await cartOf(token)).toEqual([[at(inStock, 0).id, 1]]);
  });

  test('after 120 days returns a new token, because the old one expired, with the earlier cart', async () => {
    const { token } = await shop.call('POST', '/account/login', { body: emma });
    await addToCart(token, at(inStock, 0).id);
    shop.time.now += 120 * DAY;
    const atTheEdge = await shop.call('POST', '/account/login', { body: emma });
    expect(atTheEdge.token).toBe(token);
    shop.time.now += 120 * DAY + 1;
    const late = await shop.call('POST', '/account/login', { body: emma });
    expect(late.token).not.toBe(token);
    expect(await cartOf(late.token)).toHaveLength(1);
    expect((await shop.call('GET', '/context', { token })).json.customer).toBeNull();
  });

  test('returns 401 with different codes for a wrong password and an unknown address', async () => {
    const wrong = await shop.call('POST', '/account/login', { body: { ...emma, password: 'nope' } });
    const unknown = await shop.call('POST', '/account/login', {
      body: { username: 'x@y.nl', password: 'nope' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.json.errors[0].code).toBe('CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS');
    expect(unknown.json.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_FOUND');
  });
});

describe('the account', () => {
  test('returns 403, never 401, to a shopper who is not logged in', async () => {
    for (const path of ['/account/customer', '/account/logout']) {
      const answer = await shop.call('POST', path);
      expect(answer.status).toBe(403);
      expect(answer.json.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    }
  });

  test('never shows the password', async () => {
    const { token } = await shop.call('POST', '/account/login', { body: emma });
    const answer = await shop.call('POST', '/account/customer', { token });
    expect(answer.json).toMatchObject({
      email: 'emma@weefsel.example',
      defaultBillingAddress: { city: 'Utrecht' },
    });
    expect(answer.text).not.toMatch(/scrypt|passwordHash/);
  });

  test('refuses the address of another customer in the session', async () => {
    const { token } = await shop.call('POST', '/account/login', { body: emma });
    const joris = shop.database.customers.byEmail('joris@weefsel.example');
    const foreign = await shop.call('PATCH', '/context', {
      token,
      body: { shippingAddressId: joris?.defaultBillingAddressId },
    });
    const anonymous = await shop.call('PATCH', '/context', {
      body: { shippingAddressId: joris?.defaultBillingAddressId },
    });
    expect(foreign.status).toBe(400);
    expect(foreign.json.errors[0]).toMatchObject({
      code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      source: { pointer: '/shippingAddressId' },
    });
    expect(anonymous.status).toBe(403);
  });
});

describe('registering', () => {
  const form = {
    email: 'nieuw@weefsel.example',
    password: 'lang-genoeg',
    firstName: 'Noor',
    lastName: 'de Wit',
    storefrontUrl: 'http://localhost:4200',
    billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
  };

  test('logs the new customer in with a new token and takes the cart along', async () => {
    const guest = (await shop.call('GET', '/context')).token;
    await addToCart(guest, at(inStock, 0).id);
    const answer = await shop.call('POST', '/account/register', { token: guest, body: form });
    expect(answer.json).toMatchObject({
      firstName: 'Noor',
      guest: false,
      defaultBillingAddress: { firstName: 'Noor' },
    });
    expect(answer.token).not.toBe(guest);
    expect(await cartOf(answer.token)).toHaveLength(1);
  });

  test('names every broken rule with the field it is about', async () => {
    const body = {
      ...form,
      email: 'emma@weefsel.example',
      password: 'kort',
      billingAddress: { ...form.billingAddress, zipcode: 'x', city: '' },
    };
    const { status, json } = await shop.call('POST', '/account/register', { body });
    expect(status).toBe(400);
    const broken = json.errors.map((error: { code: string; source: { pointer: string } }) => [
      error.code,
      error.source.pointer,
    ]);
    expect(broken).toEqual([
      ['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', '/email'],
      ['VIOLATION::TOO_SHORT_ERROR', '/password'],
      ['VIOLATION::IS_BLANK_ERROR', '/billingAddress/city'],
      ['VIOLATION::ZIP_CODE_INVALID', '/billingAddress/zipcode'],
    ]);
  });
});
