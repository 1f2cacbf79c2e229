import { fromAny } from '@total-typescript/shoehorn';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { builtInText, showInShop, storesInTest } from '../../testing/shop';
import { categoriesOnWire, detailOnWire, variantOnWire, variantsOnWire } from '../../testing/product-wire';
import { choose, readSelection, type Selection } from '../product-selection';
import { toProductPage } from '../to-product-page';
import { SoldOutChoice } from './sold-out-choice';

const path = '/nl/dames/linnen-blouse-1';
const data = toProductPage({
  detail: detailOnWire,
  variants: [...variantsOnWire, variantOnWire({ colour: 'Donkerblauw', size: '36', stock: 4 })],
  categories: categoriesOnWire,
  path,
  text: builtInText,
});

function Choice({ query }: { query: string }) {
  const [selection, setSelection] = useState<Selection>(() => readSelection(path + query, data));
  return (
    <SoldOutChoice
      data={data}
      selection={selection}
      select={(change) => setSelection(choose(data, selection, change))}
    />
  );
}

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

test('names the sold-out choice, and offers a stock alert by a form that needs no script [PDP-02]', async () => {
  const { shopper } = showInShop(<Choice query="?maat=36" />);
  const part = screen.getByRole('region', { name: 'Uitverkocht: blauw, maat 36' });
  const email = within(part).getByRole('textbox', { name: 'E-mailadres' });
  expect(email).toBeRequired();
  expect(email).toHaveAccessibleDescription(/één bericht/);
  await shopper.type(email, 'noor@weefsel.example');
  const form = email.closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(fieldsOf(fromAny(form))).toEqual({
    form: 'alert',
    kleur: 'blauw',
    maat: '36',
    email: 'noor@weefsel.example',
  });
});

test('offers other colours of that size, and links to the category in that size [PDP-02]', async () => {
  const { shopper } = showInShop(<Choice query="?maat=36" />);
  expect(screen.getByRole('link', { name: 'Bekijk blouses in maat 36' })).toHaveAttribute(
    'href',
    '/nl/dames/blouses/?tn_fk_maat=36',
  );
  const other = screen.getByRole('link', { name: 'Donkerblauw' });
  expect(other).toHaveAttribute('href', `${path}?kleur=donkerblauw&maat=36`);
  await shopper.click(other);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each(['', '?maat=38', '?maat=99'])(
  'shows nothing for %j, which is in stock, unknown or not chosen',
  (query) => {
    showInShop(<Choice query={query} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
);

test('shows the error at the field, and keeps the typed address', () => {
  const stores = storesInTest();
  stores.page.refused = {
    form: 'alert',
    values: { email: 'noor', maat: '36' },
    errors: { email: 'headless.form.error.emailForm' },
  };
  showInShop(<Choice query="?maat=36" />, stores);
  const email = screen.getByRole('textbox', { name: 'E-mailadres' });
  expect(email).toHaveValue('noor');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/apenstaartje/);
});

test('asks the shopper to try again when the request has failed', () => {
  const stores = storesInTest();
  stores.page.refused = {
    form: 'alert',
    values: { email: 'noor@weefsel.example' },
    errors: {},
    failure: 'headless.product.alertFailed',
  };
  showInShop(<Choice query="?maat=36" />, stores);
  expect(screen.getByRole('alert')).toHaveTextContent('Probeer het zo opnieuw');
});
