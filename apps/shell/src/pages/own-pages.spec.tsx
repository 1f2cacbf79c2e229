import { act, screen, within } from '@testing-library/react';
import { fromAny } from '@total-typescript/shoehorn';
import type { FragmentUse } from '@weefsel/contracts';
import { settled, type Loaded, type PartComponent } from '@weefsel/federation/runtime';
import { showInShop } from '../header/show-in-shop.fixture';
import { someSlots } from '../slots/slots.fixture';
import { NOT_FOUND_GOODS } from './not-found-goods';
import { OfflineNotice } from './offline-notice';
import { OwnPage } from './own-page';

test('an unknown path is shown as not found, with a link to the home page [ROU-05]', async () => {
  showInShop(<OwnPage name="not-found" path="/nl/bestaat-niet/" />);
  const said = await screen.findByText('Niet gevonden: /nl/bestaat-niet/');
  expect(said).toBeVisible();
  expect(said).toHaveAttribute('value', 'Page Not Found: /nl/bestaat-niet/');
  expect(screen.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/nl/');
});

test('an unknown path offers a search that needs no script [ROU-05]', () => {
  showInShop(<OwnPage name="not-found" path="/nl/bestaat-niet/" />);
  const search = screen.getByRole('search', { name: 'Waar was je naar op zoek?' });
  expect(search).toHaveAttribute('action', '/search');
  expect(search).toHaveAttribute('method', 'get');
  expect(within(search).getByRole('searchbox')).toHaveAttribute('name', 'tn_q');
});

test('an unknown path shows products that loaded, and no error for those that failed [ROU-05]', async () => {
  const Goods: PartComponent = fromAny(({ title }: { title: string }) => <h2>{title}</h2>);
  const source = { ...someSlots().source, load: () => settled(Goods) };
  const use: FragmentUse = { remote: 'mf-catalog', name: 'ProductSlider', props: { tabs: [] } };
  const fragmentsWith = (content: Loaded) => ({ [NOT_FOUND_GOODS]: { ...use, content } });
  const ready = fragmentsWith({ state: 'ready', data: { tabs: [] } });
  const { unmount } = showInShop(<OwnPage name="not-found" path="/nl/x/" fragments={ready} />, { source });
  expect(await screen.findByRole('heading', { name: 'Net binnen' })).toBeVisible();
  unmount();
  showInShop(<OwnPage name="not-found" path="/nl/x/" fragments={fragmentsWith({ state: 'failed' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probeer het opnieuw' })).not.toBeInTheDocument();
});

test('a shop under maintenance shows a message and a link to retry [ERR-01]', () => {
  showInShop(<OwnPage name="maintenance" path="/nl/dames/?tn_p=2" />);
  expect(screen.getByRole('heading', { name: 'We zijn zo terug' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute(
    'href',
    '/nl/dames/?tn_p=2',
  );
});

test('a lost connection is shown while it lasts [ERR-07]', async () => {
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
