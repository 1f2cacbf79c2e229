import { PASSWORD, someEmail } from '../account-ways';
import { newCustomer } from '../customers';
import type { Engine } from './engine';
import { expect, test } from './engine-test';

interface Login {
  email: string;
  password: string;
}

async function logIn(shopper: Engine, { email, password }: Login): Promise<void> {
  await shopper.openAlive('/login');
  await shopper.type(/^E-mailadres/, email, 'main form');
  await shopper.type(/^Wachtwoord/, password, 'main form');
  await shopper.click({ role: 'button', name: 'Inloggen', within: 'main form' });
}

test('a wrong password is refused with a message', async ({ shopper }) => {
  await logIn(shopper, { email: 'emma@weefsel.example', password: 'fout' });
  await shopper.reads(/horen niet bij elkaar/);
});

test('a customer logs in, and out again', async ({ shopper, baseURL }) => {
  await logIn(shopper, await newCustomer(String(baseURL)));
  await shopper.isAt('/account');
  await shopper.sees({ role: 'heading', name: /^Hallo/ });
  await shopper.click({ role: 'button', name: 'Uitloggen', within: 'main' });
  await shopper.sees({ role: 'link', name: 'Inloggen', within: 'main' });
});

test('a customer logs in by an address with an umlaut', async ({ shopper, baseURL }) => {
  const { email, password } = await newCustomer(String(baseURL), 'xn--bcher-kva.example');
  await logIn(shopper, { email: email.replace(/@.*/, '@bücher.example'), password });
  await shopper.isAt('/account');
  await shopper.click({ role: 'link', name: 'Mijn gegevens', within: 'main' });
  await shopper.reads('@bücher.example');
});

test('a visitor registers, and finds the address in the account', async ({ shopper }) => {
  await shopper.openAlive('/register');
  const fields = {
    'E-mailadres': someEmail('motor'),
    Wachtwoord: PASSWORD,
    Voornaam: 'Anna',
    Achternaam: 'Smit',
    Postcode: '1506ab',
    Huisnummer: '5',
  };
  for (const [label, value] of Object.entries(fields))
    await shopper.type(new RegExp(`^${label}`), value, 'main form');
  await expect
    .poll(() => shopper.run(() => document.querySelector<HTMLInputElement>('[name=city]')?.value))
    .toBe('Zaandam');
  await shopper.click({ role: 'button', name: 'Account maken', within: 'main form' });
  await shopper.sees({ role: 'heading', name: 'Hallo Anna' });
  await shopper.reads(/Molenlaan 5/);
});

test('an incomplete registration moves the focus to its error message', async ({ shopper }) => {
  await shopper.openAlive('/register');
  await shopper.click({ role: 'button', name: 'Account maken', within: 'main form' });
  await expect.poll(() => shopper.run(() => document.activeElement?.getAttribute('role'))).toBe('alert');
});

test('a customer changes a name', async ({ shopper, baseURL }) => {
  await logIn(shopper, await newCustomer(String(baseURL)));
  await shopper.isAt('/account');
  await shopper.openAlive('/account/profile');
  await shopper.run(() => document.querySelector<HTMLInputElement>('[autocomplete=given-name]')?.select());
  await shopper.type(/^Voornaam/, 'Annie', 'main form');
  await shopper.click({ role: 'button', name: 'Opslaan', within: 'main form' });
  await shopper.reads('Je naam is gewijzigd.');
});

test('the account asks to log in, and leads back', async ({ shopper }) => {
  await shopper.openAlive('/account/orders');
  await shopper.click({ role: 'link', name: 'Inloggen', within: 'main' });
  await shopper.isAt('/login?returnTo=%2Faccount%2Forders');
});
