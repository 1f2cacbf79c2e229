import { recordingTransport, type Recorded } from '../testing/recording-transport';
import { createCommerceClient } from './create-commerce-client';

function clientThatAnswers(body: unknown, status = 200) {
  const { transport, asked } = recordingTransport(() => ({ body, status }));
  const client = createCommerceClient({
    endpoint: 'https://shop.test/store-api/',
    accessToken: 'SWSCKEY',
    tokens: { read: () => 'session', write: () => undefined },
    transport,
  });
  const last = (): Recorded | undefined => asked.at(-1);
  return { client, last };
}

const refusal = (code: string) => ({ errors: [{ code }] });
const passwords = { newPassword: 'lang-genoeg', newPasswordConfirm: 'lang-genoeg' };

describe('calls of the account', () => {
  test('start a recovery with the same result for known and unknown addresses, and reject when rate-limited [ACC-02]', async () => {
    const start = { email: 'anna@voorbeeld.nl', storefrontUrl: 'https://shop.test' };
    const known = clientThatAnswers({ success: true });
    await known.client.recovery.start(start.email, start.storefrontUrl);
    expect(known.last()).toMatchObject({ path: '/store-api/account/recovery-password', body: start });
    const unknown = clientThatAnswers(refusal('CHECKOUT__CUSTOMER_NOT_FOUND'), 401);
    await expect(unknown.client.recovery.start(start.email, start.storefrontUrl)).resolves.toBeUndefined();
    const busy = clientThatAnswers(refusal('FRAMEWORK__RATE_LIMIT_EXCEEDED'), 429);
    await expect(busy.client.recovery.start(start.email, start.storefrontUrl)).rejects.toThrow();
  });

  test('report an unknown recovery link as expired, and reject when the server fails [ACC-02]', async () => {
    const { client } = clientThatAnswers(refusal('CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'), 404);
    expect(await client.recovery.isExpired('code')).toBe(true);
    expect(await clientThatAnswers({ isExpired: false }).client.recovery.isExpired('code')).toBe(false);
    await expect(clientThatAnswers({}, 500).client.recovery.isExpired('code')).rejects.toThrow();
  });

  test('send recovery, confirmation and address data with the right method, path and body [ACC-02] [ACC-03]', async () => {
    const { client, last } = clientThatAnswers({ id: 'i', elements: [], total: 0, status: 'optIn' });
    const asks = async (call: Promise<unknown>) => {
      await call;
      return [last()?.method, last()?.path.replace('/store-api', ''), last()?.body];
    };
    const place = { street: 'Kade 5', city: 'Zaandam' };
    expect(await asks(client.recovery.finish('code', passwords))).toEqual([
      'POST',
      '/account/recovery-password-confirm',
      { hash: 'code', ...passwords },
    ]);
    expect(await asks(client.account.confirmRegistration({ hash: 'code', em: 'sum' }))).toEqual([
      'POST',
      '/account/register-confirm',
      { hash: 'code', em: 'sum' },
    ]);
    expect(await asks(client.newsletter.confirm({ hash: 'code', em: 'sum' }))).toEqual([
      'POST',
      '/newsletter/confirm',
      { hash: 'code', em: 'sum' },
    ]);
    expect(await asks(client.address.create(place))).toEqual(['POST', '/account/address', place]);
    expect(await asks(client.address.update('a/b', place))).toEqual([
      'PATCH',
      '/account/address/a%2Fb',
      place,
    ]);
    expect(await asks(client.address.setDefault('a', 'billing'))).toEqual([
      'PATCH',
      '/account/address/default-billing/a',
      undefined,
    ]);
    expect(await client.account.newsletterStatus()).toBe('optIn');
  });

  test('read an order by its link, with whether it may be paid now [ACC-03]', async () => {
    const { client, last } = clientThatAnswers({
      orders: { elements: [{ id: 'order' }], total: 1 },
      paymentChangeable: { order: true },
    });
    expect(await client.order.byLink('link', undefined)).toEqual({ order: { id: 'order' }, isPayable: true });
    expect(last()?.body).toMatchObject({
      filter: [{ type: 'equals', field: 'deepLinkCode', value: 'link' }],
      checkPromotion: true,
    });
    await client.order.byLink('link', { email: 'anna@voorbeeld.nl', zipcode: '1234 AB' });
    expect(last()?.body).toMatchObject({ email: 'anna@voorbeeld.nl', zipcode: '1234 AB' });
    const nobodys = clientThatAnswers({ orders: { elements: [], total: 0 }, paymentChangeable: [] });
    expect(await nobodys.client.order.byLink('link', undefined)).toBeNull();
  });
});
