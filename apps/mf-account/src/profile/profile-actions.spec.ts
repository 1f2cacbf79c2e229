import { emma, home, NOT_LOGGED_IN, type AccountBackend } from '../testing/account-backend';
import { askedFor, clientsFor, sendForm, vat } from '../testing/send-form';
import { backendOf } from '../testing/show-page';
import { load } from './load-profile';
import { actions } from './profile-actions';

const AT = '/account/profile';

const send = (form: string, fields: Record<string, string>, backend = backendOf(emma)) =>
  sendForm(actions, form, AT, fields, backend);

const refusal = (...refusing: [number, string]) => Object.assign(backendOf(emma), { refusing });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the profile without script [ACC-03]', () => {
  test('takes another name, and keeps the salutation', async () => {
    const backend = backendOf({ ...emma, salutationId: 'mevrouw' });
    const name = { firstName: 'Annie', lastName: 'Smit' };
    expect(await send('name', name, backend)).toMatchObject({
      say: { text: 'headless.profile.nameChanged' },
    });
    expect(backend.sent['POST /account/change-profile']).toEqual({
      ...name,
      ...{ salutationId: 'mevrouw', accountType: 'private' },
    });
  });

  test('makes a customer a business, and no business any more', async () => {
    const backend = backendOf({
      ...emma,
      activeBillingAddress: { ...home, country: { id: 'nl', iso: 'NL' } },
    });
    const business = { business: 'on', company: 'Draad bv', vatId: '123456782B01' };
    expect(await send('business', business, backend)).toMatchObject({
      say: { text: 'headless.profile.businessChanged' },
    });
    expect(backend.sent['POST /account/change-profile']).toEqual({
      ...{ firstName: 'Emma', lastName: 'van der Linden', accountType: 'business', company: 'Draad bv' },
      vatIds: ['NL123456782B01'],
    });
    await send('business', { company: 'Draad bv', vatId: '123456782B01' }, backend);
    expect(backend.sent['POST /account/change-profile']).toEqual({
      ...{ firstName: 'Emma', lastName: 'van der Linden', accountType: 'private' },
    });
  });

  test('requires a company of a business, and rejects a malformed VAT number', async () => {
    expect(await send('business', { business: 'on' })).toEqual({
      kind: 'refused',
      errors: { company: 'headless.form.error.company' },
    });
    vat.check.mockResolvedValueOnce('malformed');
    expect(await send('business', { business: 'on', company: 'Draad bv', vatId: 'NL1' })).toEqual({
      kind: 'refused',
      errors: { vatId: 'headless.form.error.vatId' },
    });
  });

  test('changes e-mail address and password, each with the current password', async () => {
    const backend = backendOf(emma);
    const email = { email: 'a@voorbeeld.nl', emailConfirmation: 'a@voorbeeld.nl', password: 'geheim' };
    expect(await send('email', email, backend)).toMatchObject({
      say: { text: 'headless.profile.emailChanged' },
    });
    expect(backend.sent['POST /account/change-email']).toEqual(email);
    const password = { password: 'geheim', newPassword: 'lang-genoeg', newPasswordConfirm: 'lang-genoeg' };
    expect(await send('password', password, backend)).toMatchObject({
      say: { text: 'headless.profile.passwordChanged' },
    });
    expect(backend.sent['POST /account/change-password']).toEqual(password);
  });

  test('reports a wrong current password at its field [ACC-01]', async () => {
    const backend = Object.assign(backendOf(emma), {
      refusing: [400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', '/password'],
    });
    const email = { email: 'a@voorbeeld.nl', emailConfirmation: 'a@voorbeeld.nl', password: 'mis' };
    expect(await send('email', email, backend)).toEqual({
      kind: 'refused',
      errors: { password: 'headless.form.error.passwordWrong' },
    });
  });

  test('turns the newsletter on and off by its box', async () => {
    const backend = backendOf(emma);
    backend.answers['POST /nd/newsletter/subscribe'] = { success: true, message: 'success' };
    expect(await send('newsletter', { wish: 'on' }, backend)).toMatchObject({
      say: { text: 'headless.profile.newsletterOn' },
    });
    expect(await send('newsletter', {}, backend)).toMatchObject({
      say: { text: 'headless.profile.newsletterOff' },
    });
    expect(backend.sent['POST /newsletter/unsubscribe']).toEqual({ email: emma.email });
    expect(await send('newsletter', { wish: 'on' }, refusal(500, '0'))).toMatchObject({
      say: { kind: 'error', text: 'headless.profile.newsletterFailed' },
    });
  });

  test('removes an account with a notice on the login page, and reports a failed removal', async () => {
    const backend = backendOf(emma);
    expect(await send('remove', {}, backend)).toMatchObject({
      to: '/login',
      say: { text: 'headless.profile.removed' },
    });
    expect(backend.customer).toBeNull();
    expect(await send('remove', {}, refusal(500, '0'))).toEqual({
      kind: 'refused',
      failure: 'headless.profile.removeFailed',
    });
  });

  test('is served with the newsletter status, or without it to a logged-out shopper [ACC-04]', async () => {
    const at = async (backend: AccountBackend) => (await load(askedFor(AT), clientsFor(backend))).data;
    expect(await at(backendOf(emma))).toEqual({ newsletter: { value: 'undefined' } });
    expect(await at(refusal(403, NOT_LOGGED_IN))).toEqual({ newsletter: null });
  });
});
