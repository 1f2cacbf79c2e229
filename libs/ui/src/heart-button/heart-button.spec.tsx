import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HeartButton } from './heart-button';

const heart = (pressed: boolean, failure?: string) => (
  <HeartButton pressed={pressed} label="Bewaar Wollen jas" onToggle={onToggle} failure={failure} />
);
const onToggle = jest.fn();

test('shows a saved product as pressed, under the same name in both states', async () => {
  const { rerender } = render(heart(false));
  const button = screen.getByRole('button', { name: 'Bewaar Wollen jas', pressed: false });
  await userEvent.click(button);
  expect(onToggle).toHaveBeenCalledTimes(1);
  rerender(heart(true));
  expect(screen.getByRole('button', { name: 'Bewaar Wollen jas' })).toHaveAttribute('aria-pressed', 'true');
});

test('shows a failure as an alert', () => {
  render(heart(false, 'Dat is niet gelukt.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Dat is niet gelukt.');
});

test('is unpressed in the HTML of the server, even for a saved product', () => {
  expect(renderToString(heart(true))).toContain('aria-pressed="false"');
});

test('sends a form where there is no script, and is hidden there when it has none', () => {
  const { container, rerender } = render(
    <HeartButton pressed={false} label="Bewaar Wollen jas" onToggle={onToggle} form="save" />,
  );
  const button = screen.getByRole('button', { name: 'Bewaar Wollen jas' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).toHaveAttribute('form', 'save');
  expect(container.firstElementChild).not.toHaveAttribute('data-needs-script');
  rerender(heart(false));
  expect(button).toHaveAttribute('type', 'button');
  expect(container.firstElementChild).toHaveAttribute('data-needs-script', 'true');
});
