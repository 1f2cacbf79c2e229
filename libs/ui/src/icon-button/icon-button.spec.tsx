import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge } from '../badge/badge';
import { BagIcon } from '../icons/icons';
import { IconButton } from './icon-button';

const cart = (count: number) => (
  <IconButton label="Winkelmand" href="/cart">
    <BagIcon />
    <Badge count={count} label="artikelen" />
  </IconButton>
);

test('has its label and count as its name, without a count of zero', () => {
  const { rerender } = render(cart(3));
  expect(screen.getByRole('link', { name: 'Winkelmand 3 artikelen' })).toHaveAttribute('href', '/cart');
  rerender(cart(0));
  expect(screen.getByRole('link', { name: 'Winkelmand' })).toBeInTheDocument();
});

test('keeps the focus when it can no longer be used, and does nothing', async () => {
  const onClick = jest.fn();
  render(
    <IconButton label="Volgende" disabled onClick={onClick}>
      <BagIcon />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});
