import type { VatOutcome } from '@weefsel/api-clients';
import { CheckoutBackend } from '../../testing/checkout-backend';
import { emma, formOf, guest, home, TYPED } from '../../testing/checkout-of';
import { SessionStore } from '@weefsel/stores';
import { storesFor } from '../../testing/stores-for';
import { DetailsForm } from './details-form';

const DRAAD = { accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] };
const KNOWN = { ...guest, ...DRAAD, activeShippingAddress: { ...home, company: 'Draad bv' } };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a company is asked of businesses alone [CRT-06]', async () => {
  const { form, type } = await formOf();
  type();
  form.type('business', 'on');
  await expect(form.save()).resolves.toBe(false);
  expect(form.state.errors).toEqual({ company: 'headless.form.error.company' });
  form.type('business', '');
  await expect(form.save()).resolves.toBe(true);
});

test('a shopper who is no business after all sends no company, and keeps the typed one [CRT-06]', async () => {
  const { form, backend, type } = await formOf();
  type({ ...TYPED, company: 'Draad bv', vatId: 'NL123456782B01' });
  form.type('business', 'on');
  await form.save();
  expect(backend.bodies.get('/account/register')).toMatchObject(DRAAD);
  form.type('business', '');
  await form.save();
  const sent = backend.bodies.get('/account/register');
  expect(sent).toMatchObject({ accountType: 'private' });
  for (const gone of ['company', 'vatIds', 'billingAddress.company']) expect(sent).not.toHaveProperty(gone);
  expect(form.value('company')).toBe('Draad bv');
});

test('a guest who ordered as a business begins as that one [CRT-06]', async () => {
  const { form, backend } = await formOf(KNOWN);
  expect(form.value('business')).toBe('on');
  expect([form.value('company'), form.value('vatId')]).toEqual(['Draad bv', 'NL123456782B01']);
  await expect(form.save()).resolves.toBe(true);
  expect(backend.asked).not.toContain('POST /account/register');
});

test('a customer’s profile is changed only when it differs [CRT-06]', async () => {
  const { form, backend } = await formOf({ ...emma, firstName: 'Emma', lastName: 'Linden' }, [home]);
  await form.save();
  expect(backend.asked).not.toContain('POST /account/change-profile');
  form.type('business', 'on');
  form.type('company', 'Draad bv');
  await form.save();
  expect(backend.bodies.get('/account/change-profile')).toEqual({
    ...{ firstName: 'Emma', lastName: 'Linden', accountType: 'business', company: 'Draad bv', vatIds: [] },
  });
});

test('an unknown VAT number is refused once, and accepted when it is sent again unchanged [CRT-06]', async () => {
  const backend = new CheckoutBackend([]);
  const { commerce } = storesFor(backend);
  const outcomes: VatOutcome[] = ['unknown', 'malformed', 'unknown', 'unknown'];
  const form = new DetailsForm({
    session: new SessionStore({ ...commerce, followWithCart: () => undefined }),
    ...{ account: commerce.account, address: commerce.address, lookup: commerce.lookup },
    checkVatNumber: async () => outcomes.shift() ?? 'valid',
    remember: () => undefined,
  });
  Object.entries(TYPED).forEach(([name, text]) => form.type(name as keyof typeof TYPED, text));
  form.type('business', 'on');
  form.type('company', 'Draad bv');
  const send = async (vatId: string) => {
    form.type('vatId', vatId);
    return [await form.save(), form.state.errors.vatId?.replace('headless.form.error.', '')];
  };
  expect(await send('NL900123400B01')).toEqual([false, 'vatUnknown']);
  expect(await send('NL90012340B01')).toEqual([false, 'vatId']);
  expect(await send('NL900123400B01')).toEqual([false, 'vatUnknown']);
  await expect(form.save()).resolves.toBe(true);
  expect(form.vat).toBe('unknown');
});
