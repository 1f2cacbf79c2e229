import { product } from '../../testing/cart-backend';
import { CheckoutBackend } from '../../testing/checkout-backend';
import {
  checkoutOf,
  typeDetails,
  TYPED,
  addressOf,
  emma,
  formOf,
  guest,
  home,
  work,
} from '../../testing/checkout-of';
import { recallCheckout } from '../checkout-storage';
import { emptyDraft } from './details-draft';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the form for the details begins', () => {
  test('empty for an unknown shopper, with the countries of delivery [CRT-06]', async () => {
    const { form, backend } = await formOf();
    expect(form.draft).toEqual(emptyDraft());
    expect(form.value('email')).toBe('');
    expect(form.countries.map(({ iso }) => iso)).toEqual(['NL', 'BE']);
    expect(backend.asked).not.toContain('POST /account/list-address');
  });

  test('with the details of a guest’s earlier order [CRT-06]', async () => {
    const { form } = await formOf({
      ...guest,
      activeShippingAddress: { ...home, phoneNumber: '0612345678' },
    });
    expect(form.draft).toEqual({
      ...emptyDraft(),
      values: {
        email: TYPED.email,
        phone: '0612345678',
        'shipping.country': 'NL',
        'shipping.firstName': 'Noor',
        'shipping.lastName': 'Bakker',
        'shipping.company': '',
        'shipping.zipcode': '1012 AB',
        'shipping.houseNumber': '12',
        'shipping.addition': 'A',
        'shipping.street': 'Damrak',
        'shipping.city': 'Amsterdam',
      },
    });
  });

  test('empty for a guest whose address is not known, and for a customer, who chooses [CRT-06]', async () => {
    expect((await formOf(guest)).form.draft).toEqual(emptyDraft());
    const { form } = await formOf({ ...emma, activeShippingAddress: home });
    expect(form.draft).toEqual(emptyDraft());
    expect(form.hasAccount).toBe(true);
  });

  test('with what was typed before, rather than with what is known [CRT-06]', async () => {
    const kept = { ...emptyDraft(), values: { email: 'anders@voorbeeld.nl' } };
    const { form } = await formOf({ ...guest, activeShippingAddress: home }, [], kept);
    expect(form.draft).toEqual(kept);
  });

  test('at the address where a customer’s goods usually go, else at the first [CRT-06]', async () => {
    const { form } = await formOf({ ...emma, activeShippingAddress: work }, [home, work]);
    expect(form.addresses).toHaveLength(2);
    expect(form.draft.addressIds).toEqual({ shipping: 'werk', billing: 'werk' });
    const gone = await formOf({ ...emma, activeShippingAddress: addressOf('weg', 'Weg 1') }, [home, work]);
    expect(gone.form.draft.addressIds).toEqual({ shipping: 'thuis', billing: 'thuis' });
  });

  test('at the address that was chosen, or at a new one, unless it is gone [CRT-06]', async () => {
    const kept = { ...emptyDraft(), addressIds: { shipping: '', billing: 'werk' } };
    const { form } = await formOf(emma, [home, work], kept);
    expect(form.draft.addressIds).toEqual({ shipping: '', billing: 'werk' });
    const one = await formOf(emma, [home], kept);
    expect(one.form.draft.addressIds).toEqual({ shipping: '', billing: 'thuis' });
  });

  test('with the served lists as they came, addresses for customers only [CRT-06]', async () => {
    const served = { countries: [{ id: 'nl', iso: 'NL' }], addresses: [home] };
    const { form } = await formOf(emma);
    form.serve(served, undefined, false);
    expect(form.countries).toBe(served.countries);
    expect(form.addresses).toBe(served.addresses);
    const ofGuest = await formOf(guest);
    ofGuest.form.serve(served, undefined, false);
    expect(ofGuest.form.addresses).toEqual([]);
  });

  test('also when countries and addresses cannot be loaded, which is logged [CRT-06]', async () => {
    const backend = new CheckoutBackend([product('trui', 'Trui')]);
    const { checkout } = await checkoutOf(backend);
    backend.troubles.set('POST /country', 'lost');
    await checkout.details.start(undefined, false);
    expect(console.error).toHaveBeenCalledWith('[checkout] start', expect.any(Error));
    expect(checkout.details.countries).toEqual([]);
    typeDetails({ checkout });
    await expect(checkout.details.save()).resolves.toBe(true);
    expect(backend.bodies.get('/account/register')).toMatchObject({ billingAddress: { countryId: 'nl' } });
  });
});

describe('the typed details', () => {
  test('are stored, and clear the error of their field only [CRT-06]', async () => {
    const { form, type } = await formOf();
    await form.save();
    expect(Object.keys(form.state.errors)).toHaveLength(7);
    type({ email: 'noor' });
    expect(form.value('email')).toBe('noor');
    expect(Object.keys(form.state.errors)).toHaveLength(6);
    expect(form.state.errors).not.toHaveProperty('email');
    form.setOtherBilling(true);
    form.chooseAddress('billing', 'werk');
    expect(recallCheckout().draft).toEqual({
      ...{ values: { email: 'noor' }, otherBilling: true, addressIds: { billing: 'werk' } },
    });
  });

  test('are not sent while fields are invalid, and each attempt counts as a refusal [CRT-06]', async () => {
    const { form, backend } = await formOf();
    await expect(form.save()).resolves.toBe(false);
    await expect(form.save()).resolves.toBe(false);
    expect(form.state).toMatchObject({ refusals: 2, isBusy: false, failure: null });
    expect(backend.asked).not.toContain('POST /account/register');
  });
});
