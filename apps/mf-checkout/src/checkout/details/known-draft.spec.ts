import { emma, guest, home, work } from '../../testing/checkout-of';
import { emptyDraft } from './details-draft';
import { knownDraft, withKnownAddresses } from './known-draft';

describe('a draft from the known customer', () => {
  test('is empty for a new shopper, and for a customer with an account', () => {
    expect(knownDraft({ customer: null, isGuestSession: false })).toEqual(emptyDraft());
    expect(knownDraft({ customer: emma, isGuestSession: false })).toEqual(emptyDraft());
  });

  test('has the address of a guest in its fields, and the phone number in national form', () => {
    const customer = { ...guest, activeShippingAddress: { ...home, phoneNumber: '+31612345678' } };
    const { values } = knownDraft({ customer, isGuestSession: true });
    expect(values).toMatchObject({
      email: guest.email,
      phone: '0612345678',
      'shipping.street': 'Damrak',
      'shipping.houseNumber': '12',
      'shipping.addition': 'A',
    });
  });

  test('is empty for a guest without an address, and for a customer with one', () => {
    expect(knownDraft({ customer: guest, isGuestSession: true })).toEqual(emptyDraft());
    const customer = { ...emma, activeShippingAddress: home };
    expect(knownDraft({ customer, isGuestSession: false })).toEqual(emptyDraft());
  });

  test('has empty fields for an e-mail address and a phone number that are unknown', () => {
    const { email: _none, ...nameless } = guest;
    const { country: _nowhere, ...placeless } = home;
    const customer = { ...nameless, activeShippingAddress: placeless };
    const { values } = knownDraft({ customer, isGuestSession: true });
    expect(values).toMatchObject({ email: '', phone: '', 'shipping.street': 'Damrak' });
  });

  test('keeps the company of a guest beside the address', () => {
    const business = { accountType: 'business' as const, company: 'Bakker bv' };
    const customer = { ...guest, ...business, activeShippingAddress: { ...home, company: 'Bakker bv' } };
    const { values } = knownDraft({ customer, isGuestSession: true });
    expect(values).toMatchObject({ company: 'Bakker bv', 'shipping.company': '' });
  });
});

describe('the addresses of a draft', () => {
  const addresses = [home, work];
  const chosen = (shipping: string | undefined) =>
    withKnownAddresses({ ...emptyDraft(), addressIds: { shipping } } as never, addresses, {
      customer: { ...emma, activeShippingAddress: work },
    }).addressIds.shipping;

  test('are the usual one until another is chosen, or a new one is typed', () => {
    expect([chosen(undefined), chosen(home.id), chosen(''), chosen('gone')]).toEqual([
      work.id,
      home.id,
      '',
      work.id,
    ]);
  });

  test('are the first one where no usual address is known', () => {
    const draft = withKnownAddresses(emptyDraft(), addresses, { customer: emma });
    expect(draft.addressIds).toEqual({ shipping: home.id, billing: home.id });
    expect(withKnownAddresses(emptyDraft(), addresses, { customer: null }).addressIds).toEqual(
      draft.addressIds,
    );
  });

  test('are left alone where there are none', () => {
    const draft = emptyDraft();
    expect(withKnownAddresses(draft, [], { customer: emma })).toBe(draft);
  });
});
