import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { LoginOrderSteps } from './login-order-steps';

test.each([
  ['/login?returnTo=%2Fcheckout', true],
  ['/login?returnTo=%2Fcheckout%3Fstep%3Dpayment', true],
  ['/login?returnTo=%2Faccount%2Forders', false],
  ['/login?returnTo=%2F%2Fevil.example%2Fcheckout', false],
  ['/login', false],
])('at %s the way to an order is shown: %s', (href, isShown) => {
  showInShop(<LoginOrderSteps href={href} />);
  expect(screen.queryAllByRole('navigation', { name: 'Stappen naar je bestelling' })).toHaveLength(
    isShown ? 1 : 0,
  );
  if (isShown) expect(screen.getByText('Gegevens')).toHaveAttribute('aria-current', 'step');
});
