import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox';

test('one that is off for now can still have the focus', () => {
  render(<Checkbox label="Rood" aria-disabled="true" />);
  const option = screen.getByRole('checkbox', { name: 'Rood' });
  option.focus();
  expect(option).toHaveFocus();
  expect(option).toBeEnabled();
  expect(option).toHaveAttribute('aria-disabled', 'true');
});

test('an error makes it invalid and is read out with it', () => {
  const { rerender } = render(<Checkbox label="Ik ga akkoord" error="Vink dit aan." />);
  const box = screen.getByRole('checkbox', { name: 'Ik ga akkoord' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Vink dit aan.');
  rerender(<Checkbox label="Ik ga akkoord" aria-describedby="elsewhere" />);
  expect(box).toBeValid();
  expect(box).toHaveAttribute('aria-describedby', 'elsewhere');
});
