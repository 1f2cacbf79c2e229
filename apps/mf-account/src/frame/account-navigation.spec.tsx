import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { AccountNavigation } from './account-navigation';

const current = (href: string) => {
  showInShop(<AccountNavigation href={href} />);
  return screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`);
};

describe('the pages of the account [ACC-03]', () => {
  test.each([
    ['/account', 'Overzicht: page'],
    ['/account/orders?p=2', 'Bestellingen: page'],
    ['/account/order/link-1', 'Bestellingen: true'],
    ['/account/profile', 'Mijn gegevens: page'],
    ['/account/addresses', 'Adressen: page'],
  ])('say that %s is one of them', (href, place) => {
    expect(current(href)).toEqual([place]);
  });

  test('lead everywhere from a place that is none of them', () => {
    expect(current('/account/elders')).toEqual([]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account',
      '/account/orders',
      '/account/profile',
      '/account/addresses',
    ]);
  });
});
