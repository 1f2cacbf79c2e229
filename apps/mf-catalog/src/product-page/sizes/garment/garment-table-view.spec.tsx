import { screen, within } from '@testing-library/react';
import { showInShop } from '../../../testing/shop';
import type { GarmentTable } from './garment-table';
import { GarmentTableView } from './garment-table-view';

const shirt: GarmentTable = {
  measures: ['chest', 'length', 'sleeve'],
  sizes: [
    { size: '39', cm: [54, 71, 63.5] },
    { size: '40', cm: [56, 72.5, 64] },
  ],
};

beforeEach(() => localStorage.clear());

const cells = (size: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${size} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows the flat measures of each size, and notes that the width around is double', () => {
  showInShop(<GarmentTableView table={shirt} />);
  expect(screen.getByRole('table', { name: 'Maten van dit kledingstuk, in cm' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Maat',
    'Borstwijdte',
    'Lengte',
    'Mouwlengte',
  ]);
  expect(cells('40')).toEqual(['56', '72,5', '64']);
  expect(screen.getByText(/rondom is het dus dubbel zo wijd/)).toBeInTheDocument();
});

test('goes by the unit of the tables beside it', () => {
  localStorage.setItem('weefsel-measures', '{"unit":"inch","measures":{}}');
  showInShop(<GarmentTableView table={shirt} />);
  expect(screen.getByRole('table', { name: 'Maten van dit kledingstuk, in inch' })).toBeInTheDocument();
  expect(cells('39')).toEqual(['21,3', '28', '25']);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('has a choice of units when it is the only table', async () => {
  const { shopper } = showInShop(<GarmentTableView table={shirt} isAlone />);
  await shopper.click(screen.getByRole('radio', { name: 'inch' }));
  expect(cells('40')[0]).toBe('22');
});

test('does not speak of clothes, or of lying flat, where it is a bag', () => {
  const bag: GarmentTable = { measures: ['width', 'height'], sizes: [{ size: 'One size', cm: [32, 50] }] };
  showInShop(<GarmentTableView table={bag} />);
  expect(screen.getByRole('table', { name: 'Maten van dit artikel, in cm' })).toBeInTheDocument();
  expect(screen.queryByText(/plat/)).not.toBeInTheDocument();
});
