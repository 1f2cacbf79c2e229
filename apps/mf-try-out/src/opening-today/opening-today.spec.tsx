import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { Fragment } from './opening-today';

test('the fragment shows what it is told', () => {
  showInShop(<Fragment title="Vandaag open" />);
  expect(screen.getByText('Vandaag open')).toBeVisible();
});
