import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outcome } from './outcome';

describe('the outcome of an action', () => {
  test('is shown as a title, and takes the focus only with isFocused', () => {
    const { rerender } = render(<Outcome title="Gelukt" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<Outcome title="Gelukt" isFocused />);
    expect(screen.getByRole('heading').parentElement).toHaveFocus();
  });

  test('leads on with a link', () => {
    render(<Outcome title="Gelukt" action={{ label: 'Verder', href: '/nl/' }} />);
    expect(screen.getByRole('link', { name: 'Verder' })).toHaveAttribute('href', '/nl/');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('offers a retry with a button', async () => {
    const onAction = jest.fn();
    render(<Outcome title="Niet gelukt" action={{ label: 'Opnieuw', onAction }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
