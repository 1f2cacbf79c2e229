import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { PasswordField } from './password-field';

describe('a password', () => {
  test('is hidden until its shopper wants to see it, and can be hidden again', async () => {
    const { shopper } = showInShop(<PasswordField label="Wachtwoord" name="password" />);
    const field = screen.getByLabelText('Wachtwoord');
    await shopper.type(field, 'geheim');
    expect(field).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Wachtwoord tonen' })).toHaveTextContent('Tonen');
    await shopper.click(screen.getByRole('button'));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Wachtwoord verbergen' })).toHaveTextContent('Verbergen');
    await shopper.click(screen.getByRole('button'));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveValue('geheim');
  });
});
