import type { Customer, SalesChannelContext } from '@weefsel/api-clients';
import { SessionStore } from './session-store';

const anna: Customer = { id: 'anna', active: true, guest: false };

/** A session store with a backend of one customer, and a diary of its requests. */
function someSession({ hasSession = true, customer = null as Customer | null } = {}) {
  const diary: string[] = [];
  const told: string[] = [];
  const backend = { customer, broken: false };
  const session = new SessionStore({
    context: {
      read: async (): Promise<SalesChannelContext> => {
        diary.push('read context');
        if (backend.broken) throw new Error('backend away');
        return { customer: backend.customer };
      },
      patch: async (change) => {
        diary.push(`patch ${JSON.stringify(change)}`);
        return { redirectUrl: null };
      },
    },
    account: {
      login: async () => {
        diary.push('login');
        backend.customer = anna;
        return { redirectUrl: null };
      },
      logout: async () => {
        diary.push('logout');
        backend.customer = null;
        return { redirectUrl: null };
      },
      register: async ({ storefrontUrl }) => {
        diary.push(`register from ${storefrontUrl}`);
        return { ...anna, ...backend.customer };
      },
      confirmRegistration: async ({ hash }) => {
        diary.push(`confirm ${hash}`);
        return (backend.customer = anna);
      },
      convertGuest: async () => {
        diary.push('convert guest');
        backend.customer = anna;
        return { success: true };
      },
      remove: async () => {
        diary.push('remove');
        backend.customer = null;
        return undefined;
      },
    },
    hasSession: () => hasSession,
    followWithCart: (change) => void diary.push(`cart ${change}`),
    entered: (by) => void told.push(by),
  });
  return { session, diary, told, backend };
}

const form = { email: 'anna@voorbeeld.nl', firstName: 'Anna', lastName: 'Smit', billingAddress: {} };

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the session', () => {
  test.each([
    [anna, [true, true, false]],
    [{ ...anna, active: false }, [false, true, false]],
    [{ ...anna, guest: true }, [false, false, true]],
    [null, [false, false, false]],
  ])('of %j is logged in, a customer, a guest: %j [SES-01]', async (customer, expected) => {
    const { session } = someSession({ customer });
    await session.refresh();
    expect([session.isLoggedIn, session.isCustomerSession, session.isGuestSession]).toEqual(expected);
  });

  test('of a first-time visitor asks nothing; one of an earlier visit is picked up', async () => {
    const first = someSession({ hasSession: false });
    await first.session.resume();
    expect(first.diary).toEqual([]);

    const again = someSession({ customer: anna });
    await again.session.resume();
    expect(again.session.isLoggedIn).toBe(true);
  });

  test('that cannot be picked up is logged and leaves an anonymous shopper', async () => {
    const { session, backend } = someSession();
    backend.broken = true;
    await session.resume();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(session.state.state).toBe('failed');
    expect(session.isLoggedIn).toBe(false);
  });

  test('is read again after login and logout, and then the cart [SES-03]', async () => {
    const { session, diary } = someSession();
    await session.login({ username: 'anna@voorbeeld.nl', password: 'geheim' });
    expect(session.isLoggedIn).toBe(true);
    expect(diary).toEqual(['login', 'read context', 'cart entered']);
    await session.logout();
    expect(session.isLoggedIn).toBe(false);
    expect(diary.slice(3)).toEqual(['logout', 'read context', 'cart left']);
  });

  test('rejects a login when its context cannot be read, and still refreshes the cart [SES-03]', async () => {
    const { session, diary, backend } = someSession();
    backend.broken = true;
    await expect(session.login({ username: 'anna@voorbeeld.nl', password: 'geheim' })).rejects.toThrow(
      'backend away',
    );
    expect(diary).toContain('cart entered');
  });

  test.each(['logout', 'removeAccount'] as const)(
    'is over after %s, although what follows cannot be read [SES-03]',
    async (ending) => {
      const { session, diary, backend } = someSession({ customer: anna });
      await session.refresh();
      backend.broken = true;
      await session[ending]();
      expect([session.isLoggedIn, session.customer, session.state.state]).toEqual([false, null, 'failed']);
      expect(diary.at(-1)).toBe(ending === 'logout' ? 'cart left' : 'cart removed');
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('[session]'), expect.any(Error));
    },
  );

  test('that is known stays while it is read again, also when that fails', async () => {
    const { session, backend } = someSession({ customer: anna });
    const reading = session.refresh();
    expect([session.state.state, session.context]).toEqual(['loading', null]);
    await reading;
    expect(session.context).toEqual({ customer: anna });
    backend.broken = true;
    const again = session.refresh();
    expect(session.state.state).toBe('ready');
    await expect(again).rejects.toThrow('backend away');
    expect([session.isLoggedIn, session.state.state]).toEqual([true, 'ready']);
  });

  test('reports logins and new accounts, not guests or confirmed registrations [ANA-01]', async () => {
    const { session, told, backend } = someSession();
    await session.login({ username: 'anna@voorbeeld.nl', password: 'geheim' });
    await session.logout();
    await session.register(form);
    expect(told).toEqual(['login', 'sign_up']);
    await session.confirmRegistration({ hash: 'code', em: 'sum' });
    backend.customer = { ...anna, guest: true };
    await session.register(form);
    expect(told).toEqual(['login', 'sign_up']);
    await session.becomeCustomer('lang-genoeg');
    expect(told).toEqual(['login', 'sign_up', 'sign_up']);
  });

  test('is made for the address of the shop that the form names, when it names one [SES-02]', async () => {
    const { session, diary } = someSession();
    await expect(session.register({ ...form, storefrontUrl: 'https://shop.test' })).resolves.toEqual(anna);
    expect(diary[0]).toBe('register from https://shop.test');
  });

  test.each([
    ['an active customer', anna, true],
    ['a customer who is not active', { ...anna, active: false }, false],
    ['a customer who must answer a mail first', { ...anna, doubleOptInRegistration: true }, false],
  ])('takes %s over from the registration: %#  [SES-02]', async (_, customer, taken) => {
    const { session, backend, diary } = someSession({ customer });
    backend.broken = true;
    await expect(session.register(form)).rejects.toThrow('backend away');
    expect(session.customer !== null).toBe(taken);
    expect(diary).toEqual([`register from ${window.location.origin}`, 'read context', 'cart entered']);
  });

  test('is logged in after the confirmation mail, and logged out after the account is removed [SES-02] [SES-03]', async () => {
    const { session, diary } = someSession();
    await session.confirmRegistration({ hash: 'code', em: 'sum' });
    expect(session.isLoggedIn).toBe(true);
    await session.removeAccount();
    expect(session.isLoggedIn).toBe(false);
    const readAgain = 'read context';
    expect(diary).toEqual(['confirm code', readAgain, 'cart entered', 'remove', readAgain, 'cart removed']);
  });

  test('of a guest becomes one of a customer and keeps its cart [SES-01]', async () => {
    const { session, diary } = someSession({ customer: { ...anna, guest: true } });
    await session.becomeCustomer('lang-genoeg');
    expect(session.isLoggedIn).toBe(true);
    expect(diary).toEqual(['convert guest', 'read context']);
  });

  test('is changed one field at a time and then read again', async () => {
    const { session, diary } = someSession();
    await session.setShippingMethod('a');
    await session.setPaymentMethod('b');
    await session.setShippingAddress('c');
    await session.setBillingAddress('d');
    await session.setCurrency('e');
    await session.setCountry('f');
    await session.setLanguage('g');
    expect(diary.filter((entry) => entry.startsWith('patch'))).toEqual([
      'patch {"shippingMethodId":"a"}',
      'patch {"paymentMethodId":"b"}',
      'patch {"shippingAddressId":"c"}',
      'patch {"billingAddressId":"d"}',
      'patch {"currencyId":"e"}',
      'patch {"countryId":"f"}',
      'patch {"languageId":"g"}',
    ]);
    expect(diary.filter((entry) => entry === 'read context')).toHaveLength(7);
  });

  test.each([
    ['setShippingMethod', 'You need to provide shipping method id in order to set shipping method.'],
    ['setPaymentMethod', 'You need to provide payment method id in order to set payment method.'],
    ['setShippingAddress', 'You need to provide address id in order to set the address.'],
    ['setBillingAddress', 'You need to provide address id in order to set the address.'],
  ] as const)('refuses %s without an id [SES-07]', async (setter, message) => {
    const { session, diary } = someSession();
    await expect(session[setter](undefined)).rejects.toThrow(message);
    expect(diary).toEqual([]);
  });

  test('only logs a currency without an id, and ignores a language without one [SES-07]', async () => {
    const { session, diary } = someSession();
    await session.setLanguage('');
    expect(logged).not.toHaveBeenCalled();
    await session.setCurrency(undefined);
    expect(logged).toHaveBeenCalledWith('You need to provide currency id in order to set currency.');
    expect(diary).toEqual([]);
  });
});
