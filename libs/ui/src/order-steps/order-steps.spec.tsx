import { render, screen } from '@testing-library/react';
import { OrderSteps } from './order-steps';

const steps = [
  { name: 'Winkelmand', href: '/cart' },
  { name: 'Gegevens', href: '/checkout' },
  { name: 'Betalen' },
];

test('marks the current step, and links back to completed steps', () => {
  render(<OrderSteps label="Stappen" steps={steps} at={1} />);
  expect(screen.getByRole('navigation', { name: 'Stappen' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cart']);
});
