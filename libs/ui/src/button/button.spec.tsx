import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a button that leads somewhere is a link, safe in a new tab', () => {
  render(
    <Button href="https://example.nl" target="_blank">
      Naar Instagram
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Naar Instagram' })).toHaveAttribute('rel', 'noopener');
});

test('a busy button keeps its name and its focus and ignores presses', async () => {
  const onClick = jest.fn();
  const button = (busy: boolean) => (
    <Button busy={busy} onClick={onClick}>
      In winkelmand
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(button(true));
  await userEvent.click(screen.getByRole('button', { name: 'In winkelmand' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});
