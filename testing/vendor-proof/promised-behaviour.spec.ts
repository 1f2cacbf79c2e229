import { builtInPromises } from '@weefsel/contracts/promises';
import { PROMOTIONS } from '../../demo/backend/src/commerce/promotions/promotions.ts';
import {
  at,
  catalogue,
  inStock,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';

const HOUR_MS = 60 * 60 * 1000;
const { delivery, shippingFee, freeShippingFrom, cutOffHour } = builtInPromises;

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterEach(() => shop.close());

const post = async (path: string, body: object = {}) => (await shop.call('POST', path, { token, body })).json;
const countries = async (): Promise<{ id: string; iso: string; shippingAvailable: boolean }[]> =>
  (await post('/country')).elements;

const priceOf = (id: string) => catalogue.productById(id)?.variant?.priceCents ?? 0;
const dearest = freeShippingFrom * 100;

/** A cart with one unit of a product. */
async function cartOf(id: string) {
  await shop.call('DELETE', '/checkout/cart', { token });
  return post('/checkout/cart/line-item', { items: [{ id, type: 'product', quantity: 1 }] });
}

async function sendTo(iso: string): Promise<void> {
  const country = (await countries()).find((one) => one.iso === iso);
  const address = {
    firstName: 'Emma',
    lastName: 'van der Linden',
    street: 'Markt 1',
    city: 'Overal',
    zipcode: { NL: '1234 AB', BE: '2000' }[iso] ?? '50667',
    countryId: country?.id,
  };
  const { id } = await post('/account/address', address);
  await shop.call('PATCH', '/context', { token, body: { shippingAddressId: id } });
}

const dutchDay = (time: number | string) =>
  new Date(new Date(time).toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' }));

/** Working days after the first day, up to and including the second. */
function workdaysBetween(first: Date, second: Date): number {
  let count = 0;
  for (const day = new Date(first); day < second;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (![0, 6].includes(day.getUTCDay())) count += 1;
  }
  return count;
}

describe('the commerce backend keeps the promises of the shop', () => {
  test('delivers to the promised countries only', async () => {
    const offered = (await countries()).filter(({ shippingAvailable }) => shippingAvailable);
    expect(offered.map(({ iso }) => iso)).toEqual(delivery.map(({ country }) => country));
  });

  test('charges the promised fee below the amount of free delivery', async () => {
    const cheap = inStock.filter(({ priceCents }) => priceCents < dearest);
    const dear = inStock.filter(({ priceCents }) => priceCents >= dearest);
    const nearest = cheap.toSorted((one, other) => other.priceCents - one.priceCents);
    const paid = await cartOf(at(nearest, 0).id);
    expect(paid.deliveries[0].shippingCosts.totalPrice).toBe(shippingFee);
    const free = await cartOf(at(dear, 0).id);
    expect(free.deliveries[0].shippingCosts.totalPrice).toBe(0);
    expect(priceOf(at(nearest, 0).id)).toBeLessThan(priceOf(at(dear, 0).id));
  });

  test('returns the same steps as prices of the shipping method', async () => {
    const { elements } = await post('/shipping-method', { associations: { prices: {} } });
    const steps = elements[0].prices.map(
      (step: { quantityStart: number; currencyPrice: { gross: number }[] }) => [
        step.quantityStart,
        step.currencyPrice[0]?.gross,
      ],
    );
    expect(steps).toEqual([
      [0, shippingFee],
      [freeShippingFrom, 0],
    ]);
  });

  test.each(delivery)('delivers to $country after $workdays working days', async ({ country, workdays }) => {
    // A Monday, an hour before the promised cut-off in winter, then the cut-off itself.
    const before = Date.UTC(2026, 10, 16, cutOffHour - 2);
    await sendTo(country);
    for (const [now, late] of [
      [before, 0],
      [before + HOUR_MS, 1],
    ] as const) {
      shop.time.now = now;
      const { deliveries } = await cartOf(at(inStock, 0).id);
      const { earliest, latest } = deliveries[0].deliveryDate;
      expect(workdaysBetween(dutchDay(now), dutchDay(earliest))).toBe(workdays + late);
      expect(latest).toBe(earliest);
    }
    shop.time.now = before;
    const order = await post('/checkout/order');
    const { shippingDateEarliest } = order.deliveries[0];
    expect(workdaysBetween(dutchDay(before), dutchDay(shippingDateEarliest))).toBe(workdays);
  });

  test.each(delivery)('offers paying later in $country only where promised', async ({ country }) => {
    await sendTo(country);
    const { paymentMethods } = (await shop.call('GET', '/checkout/gateway', { token })).json;
    const names = paymentMethods.elements.map(({ shortName }: { shortName: string }) => shortName);
    expect(names.includes('riverty')).toBe(builtInPromises.payLaterCountries.includes(country));
  });

  test('gives the promised welcome discount', () => {
    const welcome = PROMOTIONS.find(({ code }) => code === 'WELKOM10');
    expect(welcome).toMatchObject({
      discount: { type: 'percentage', percentage: builtInPromises.welcomePercentage },
      minimumCents: builtInPromises.welcomeFrom * 100,
    });
  });

  test('a link of a mail works for the promised hours', async () => {
    await post('/account/recovery-password', {
      email: 'emma@weefsel.example',
      storefrontUrl: 'http://shop.test',
    });
    const [, hash] = /hash=([0-9a-f]{32})/.exec(shop.outbox.list()[0]?.html ?? '') ?? [];
    shop.time.now += builtInPromises.linkHours * HOUR_MS;
    expect((await post('/account/customer-recovery-is-expired', { hash })).isExpired).toBe(false);
    shop.time.now += 1;
    expect((await post('/account/customer-recovery-is-expired', { hash })).isExpired).toBe(true);
  });
});
