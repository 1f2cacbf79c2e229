import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

// jsdom has the element but cannot show it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={onClose} side="right" title="Winkelmand" closeLabel="Sluiten">
    <p>Leeg</p>
  </Dialog>
);

test('opens and closes with its open property, and is named by its title', () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Winkelmand' })).toBeInTheDocument();
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks to be closed by its button, by Escape and by a press beside it', async () => {
  render(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('stays open on a press inside, also when it is let go beside the panel', async () => {
  render(dialog(true));
  await userEvent.click(screen.getByText('Leeg'));
  fireEvent.pointerDown(screen.getByText('Leeg'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('gives the focus to the first control each time that it opens, not to what scrolls [LSP-01]', () => {
  const search = (open: boolean) => (
    <Dialog open={open} onClose={onClose} side="full" label="Zoeken">
      <div tabIndex={0}>Uitgelicht</div>
      <input aria-label="Zoektekst" disabled />
      <input aria-label="Waar ben je naar op zoek?" />
      <a href="/nl/">Alles</a>
    </Dialog>
  );
  const { rerender, unmount } = render(search(true));
  const input = screen.getByRole('textbox', { name: 'Waar ben je naar op zoek?' });
  expect(input).toHaveFocus();
  rerender(search(false));
  input.blur();
  rerender(search(true));
  expect(input).toHaveFocus();
  unmount();
  render(dialog(true));
  expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
});

test('takes the place of its early frame; the focus it gives back later is that of the control as it is now', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a id="cart" href="/cart">Winkelmand</a><dialog data-early-frame data-of="cart" open></dialog>',
  );
  const focused: string[] = [];
  const note = ({ target }: Event) => focused.push((target as Element).textContent ?? '');
  document.addEventListener('focusin', note);
  const { unmount } = render(dialog(true));
  document.removeEventListener('focusin', note);
  expect(document.querySelector('[data-early-frame]')).not.toHaveAttribute('open');
  expect(focused).toEqual(['Winkelmand', 'Sluiten']);
  unmount();
  document.querySelectorAll('#cart, [data-early-frame]').forEach((element) => element.remove());
});
