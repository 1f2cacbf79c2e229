import { act, screen } from '@testing-library/react';
import { showInShop } from '../header/show-in-shop.fixture';
import { PageArrival } from './page-arrival';

function show() {
  const shown = showInShop(
    <>
      <input aria-label="Zoek" />
      <main id="main" tabIndex={-1}>
        <h1>Kop</h1>
        <h2 id="maten">Maten</h2>
      </main>
      <PageArrival />
    </>,
  );
  const go = (to: string, title: string) =>
    act(async () => {
      shown.stores.page.show({ context: 'general', title });
      await shown.router.navigate(to);
    });
  return { ...shown, go };
}

test('on a route change focus goes to the heading and the title is read out, politely', async () => {
  const { go } = show();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await go('/nl/dames/', 'Dames | Weefsel');
  expect(screen.getByRole('heading', { name: 'Kop' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Dames | Weefsel');
});

test('an address that names a place on the page brings focus there', async () => {
  const { go } = show();
  await go('/nl/maattabel/#maten', 'Maattabel');
  expect(screen.getByRole('heading', { name: 'Maten' })).toHaveFocus();
});

test('another view of the same page leaves focus where the shopper works', async () => {
  const { go, user } = show();
  await user.click(screen.getByLabelText('Zoek'));
  await go('/nl/?tn_p=2', 'Home');
  expect(screen.getByLabelText('Zoek')).toHaveFocus();
});

test('focus waits for a heading whose code is on its way, unless the shopper has gone on', async () => {
  const { go } = show();
  const main = document.getElementById('main') as HTMLElement;
  const heading = screen.getByRole('heading', { name: 'Kop' });
  heading.remove();
  await go('/nl/heren/', 'Heren');
  expect(main).toHaveFocus();
  await act(async () => void main.prepend(heading));
  expect(heading).toHaveFocus();
});
