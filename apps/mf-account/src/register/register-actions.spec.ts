import { AccountBackend, emma } from '../testing/account-backend';
import { askedFor, clientsFor, refusing, sendForm } from '../testing/send-form';
import { load } from './load-register';
import { actions } from './register-actions';

const typed = {
  firstName: 'Anna',
  lastName: 'Smit',
  email: 'anna@voorbeeld.nl',
  password: 'lang-genoeg',
  country: 'NL',
  street: 'Kade',
  houseNumber: '5',
  zipcode: '1234ab',
  city: 'Zaandam',
};

const answering = (customer: object): AccountBackend => {
  const backend = new AccountBackend();
  backend.answers['POST /account/register'] = { ...emma, ...customer };
  return backend;
};

describe('a registration without script', () => {
  test('makes an account and goes back to where the shopper was [ACC-01] [ACC-04]', async () => {
    const backend = answering({});
    const answer = await sendForm(actions, 'register', '/register?returnTo=%2Fcart', typed, backend);
    expect(answer).toEqual({ kind: 'done', to: '/cart' });
    expect(backend.sent['POST /account/register']).toMatchObject({
      email: 'anna@voorbeeld.nl',
      storefrontUrl: 'https://shop.example',
      billingAddress: { street: 'Kade 5', zipcode: '1234 AB', countryId: 'nl' },
    });
  });

  test('makes an account of a business [ACC-01]', async () => {
    const backend = answering({});
    const business = { ...typed, business: 'on', company: 'Draad bv', vatId: 'NL 123456782 B01' };
    await sendForm(actions, 'register', '/register', business, backend);
    expect(backend.sent['POST /account/register']).toMatchObject({
      ...{ accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] },
      billingAddress: { company: 'Draad bv' },
    });
    await sendForm(actions, 'register', '/register', { ...business, business: '' }, backend);
    expect(backend.sent['POST /account/register']).not.toHaveProperty('company');
    expect(backend.sent['POST /account/register']).not.toHaveProperty('billingAddress.company');
  });

  test('asks for confirmation by mail when the shop requires it [ACC-01] [SES-02]', async () => {
    const backend = answering({ doubleOptInRegistration: true });
    expect(await sendForm(actions, 'register', '/register?returnTo=%2Fcart', typed, backend)).toEqual({
      kind: 'done',
      to: '/login?returnTo=%2Fcart',
      say: {
        kind: 'success',
        text: 'headless.register.mailedHelp',
        values: { email: 'anna@voorbeeld.nl' },
      },
    });
  });

  test('reports errors at their fields before anything is sent [ACC-01]', async () => {
    const backend = new AccountBackend();
    const wrong = { ...typed, zipcode: '12', password: 'kort' };
    const answer = await sendForm(actions, 'register', '/register', wrong, backend);
    expect(answer).toMatchObject({ kind: 'refused', errors: { zipcode: 'headless.form.error.zipcodeNL' } });
    expect(answer).toHaveProperty(['errors', 'password']);
    expect(backend.asked).toEqual([]);
  });

  test('is served with the countries to choose from, or with their failure [ACC-01]', async () => {
    const at = (backend: AccountBackend) => load(askedFor('/register'), clientsFor(backend));
    const { data } = await at(new AccountBackend());
    expect(data.countries).toMatchObject({ value: [{ iso: 'BE' }, { iso: 'NL' }] });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await at(refusing(500, '0'))).data).toEqual({ countries: { failed: true } });
    jest.restoreAllMocks();
  });
});

describe('a guest who chooses a password without script', () => {
  test('becomes a customer [ACC-01]', async () => {
    const backend = new AccountBackend();
    const answer = await sendForm(
      actions,
      'become-customer',
      '/register',
      { password: 'lang-genoeg' },
      backend,
    );
    expect(answer).toEqual({
      kind: 'done',
      to: '/account',
      say: { kind: 'success', text: 'headless.register.becameCustomer' },
    });
    expect(backend.sent['POST /account/convert-guest']).toEqual({ password: 'lang-genoeg' });
  });

  test('is refused with the reason when there is an account already [ACC-01]', async () => {
    const backend = refusing(400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', '/email');
    expect(
      await sendForm(actions, 'become-customer', '/register', { password: 'lang-genoeg' }, backend),
    ).toEqual({ kind: 'refused', failure: 'headless.form.error.emailTaken' });
  });
});
