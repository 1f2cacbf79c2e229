import { render, screen } from '@testing-library/react';
import { TextField } from './text-field';

test('ties label, hint and error to the field', () => {
  render(<TextField label="E-mailadres" hint="Voor je bestelling" error="Vul je e-mailadres in." />);
  const field = screen.getByLabelText('E-mailadres');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Voor je bestelling Vul je e-mailadres in.');
});
