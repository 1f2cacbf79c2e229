import { AccountBackend, home } from '../testing/account-backend';
import { askedFor, clientsFor, refusing, sendForm } from '../testing/send-form';
import { actions } from './addresses-actions';
import { load } from './load-addresses';

const AT = '/account/addresses';

const typed = {
  firstName: 'Emma',
  lastName: 'van der Linden',
  country: 'NL',
  street: 'Dam',
  houseNumber: '1',
  zipcode: '1012js',
  city: 'Amsterdam',
};

const said = (kind: string, text: string) => ({ kind: 'done', to: AT, say: { kind, text } });

describe('the address book without script [ACC-03]', () => {
  const save = (edit: string, backend: AccountBackend, fields = typed) =>
    sendForm(actions, 'address', `${AT}?edit=${edit}`, fields, backend);

  test('saves a new address, and changes an existing one', async () => {
    const backend = new AccountBackend();
    const saved = said('success', 'headless.addresses.saved');
    expect(await save('new', backend)).toEqual(saved);
    expect(backend.sent['POST /account/address']).toMatchObject({ street: 'Dam 1', countryId: 'nl' });
    expect(await save('werk', backend)).toEqual(saved);
    expect(backend.sent['PATCH /account/address/werk']).toMatchObject({ zipcode: '1012 JS' });
  });

  test('reports an error in an address at its field, and a failure of the backend', async () => {
    const wrong = await save('new', new AccountBackend(), { ...typed, zipcode: '12' });
    expect(wrong).toEqual({ kind: 'refused', errors: { zipcode: 'headless.form.error.zipcodeNL' } });
    expect(await save('new', refusing(500, '0'))).toEqual({
      kind: 'refused',
      failure: 'headless.form.failed',
    });
  });

  const change = (what: string, backend = new AccountBackend()) =>
    sendForm(actions, 'change', AT, { address: 'werk', what }, backend);

  test.each([
    ['shipping', 'PATCH /account/address/default-shipping/werk', 'headless.addresses.shippingChanged'],
    ['billing', 'PATCH /account/address/default-billing/werk', 'headless.addresses.billingChanged'],
    ['remove', 'DELETE /account/address/werk', 'headless.addresses.removed'],
  ])('performs the action %s, and reports its success', async (what, call, text) => {
    const backend = new AccountBackend();
    expect(await change(what, backend)).toEqual(said('success', text));
    expect(backend.asked).toContain(call);
  });

  test('ignores an action without a button, and reports a refused one', async () => {
    const backend = new AccountBackend();
    expect(await change('constructor', backend)).toEqual({ kind: 'done', to: AT });
    expect(backend.asked).toEqual([]);
    const inUse = refusing(400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT');
    expect(await change('remove', inUse)).toEqual(said('error', 'headless.addresses.inUse'));
  });

  test('is served with the addresses and the countries for its form', async () => {
    const { data } = await load(askedFor(AT), clientsFor(new AccountBackend()));
    expect(data.addresses).toEqual({ value: [home] });
    expect(data.countries).toMatchObject({ value: [{}, { iso: 'NL' }] });
  });
});
