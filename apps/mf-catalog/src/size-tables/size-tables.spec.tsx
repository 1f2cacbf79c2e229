import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showInShop } from '../testing/shop';
import { Fragment } from './size-tables';

test('the tables of a department say each size with its measures', () => {
  showInShop(<Fragment department="ladies" />);
  const clothes = screen.getByRole('table', { name: 'Dameskleding, in cm' });
  const row = within(clothes).getByRole('rowheader', { name: '38' }).closest('tr');
  expect(row).toHaveTextContent('38M88–9170–7396–99');
  const tables = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
  expect(tables).toEqual([
    'Dameskleding, in cm',
    'Damesjeans, in cm',
    'Lengtematen, in cm',
    'Damesschoenen, in cm',
    'Damesriemen, in cm',
  ]);
});

test('a shopper reads them in inches', async () => {
  showInShop(<Fragment department="men" />);
  await userEvent.click(screen.getByRole('radio', { name: 'inch' }));
  const shirts = screen.getByRole('table', { name: 'Overhemden, in inch' });
  expect(within(shirts).getByRole('rowheader', { name: '40' }).closest('tr')).toHaveTextContent(/15,[56]/);
});
