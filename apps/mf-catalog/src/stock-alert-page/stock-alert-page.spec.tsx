import { screen } from '@testing-library/react';
import { showInShop, storesInTest } from '../testing/shop';
import { Page } from './stock-alert-page';

test.each([
  ['?hash=abc', 'Zullen we je mailen?', 'Ja, mail me', 'confirm'],
  ['?hash=abc&doe=stop', 'Geen voorraadberichten meer?', 'Stop mijn voorraadberichten', 'stop'],
])('%s asks first: a link that is followed by a machine changes nothing', (query, title, button, form) => {
  showInShop(<Page href={`/stock-alert${query}`} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const submit = screen.getByRole('button', { name: button });
  expect(submit).toHaveAttribute('value', form);
  expect(submit.closest('form')).toHaveAttribute('method', 'post');
});

test.each([
  ['gevraagd', 'Nog één klik in je mail'],
  ['bevestigd', 'We houden het voor je in de gaten'],
  ['gestopt', 'Je krijgt geen voorraadberichten meer'],
  ['terug', 'Het is er weer'],
])('%s shows the result and a link to the shop, without a button', (state, title) => {
  showInShop(<Page href={`/stock-alert?stand=${state}`} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/nl/');
});

test('asks the shopper to request a new message when the link is wrong', () => {
  const stores = storesInTest();
  stores.page.refused = {
    form: 'confirm',
    values: {},
    errors: {},
    failure: 'headless.stockAlert.linkWrong',
  };
  showInShop(<Page href="/stock-alert?hash=abc" />, stores);
  expect(screen.getByRole('alert')).toHaveTextContent('Vraag het bericht opnieuw aan');
});
