import { act, screen } from '@testing-library/react';
import { showInShop } from '../header/show-in-shop.fixture';
import { OfflineNotice } from './offline-notice';
import { OwnPage } from './own-page';

test('an unknown path is said not to be found, with suggestions [ROU-05]', () => {
  showInShop(<OwnPage name="not-found" path="/nl/bestaat-niet/" />);
  const said = screen.getByText('Niet gevonden: /nl/bestaat-niet/');
  expect(said).toBeVisible();
  expect(said).toHaveAttribute('value', 'Page Not Found: /nl/bestaat-niet/');
  expect(screen.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/nl/');
});

test('a shop that is closed for a while says so and offers another try [ERR-01]', () => {
  showInShop(<OwnPage name="maintenance" path="/nl/dames/?tn_p=2" />);
  expect(screen.getByRole('heading', { name: 'We zijn zo terug' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute(
    'href',
    '/nl/dames/?tn_p=2',
  );
});

test('a lost connection is told while it lasts, wherever the shopper is [ERR-07]', async () => {
  const { stores } = showInShop(<OfflineNotice />);
  expect(stores.toJSON().snippets).toMatchObject({ 'headless.unreachable.title': expect.any(String) });
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  connection.mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Je bent offline.');
  connection.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent('');
});
