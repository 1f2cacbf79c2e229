import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFocusWhen } from './use-focus-when';

const field = (form: HTMLFormElement): HTMLElement | null => form.querySelector('[aria-invalid]');

function Form({ refusals }: { refusals: number }) {
  const form = useFocusWhen<HTMLFormElement>(refusals, field);
  return (
    <form ref={form}>
      <input aria-label="Naam" aria-invalid />
      <input aria-label="Plaats" />
    </form>
  );
}

/** Hydrates a refused form while the focus is in one of its fields, or nowhere. */
async function hydrate(begun?: string) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form refusals={1} />);
  if (begun) screen.getByLabelText(begun).focus();
  const root = await act(async () => hydrateRoot(place, <Form refusals={1} />));
  return {
    refuse: (refusals: number) => act(async () => root.render(<Form refusals={refusals} />)),
    leave: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}

test('the first mistake takes the focus, and again with each refusal', () => {
  const { rerender } = render(<Form refusals={0} />);
  expect(document.body).toHaveFocus();
  screen.getByLabelText('Plaats').focus();
  rerender(<Form refusals={1} />);
  expect(screen.getByLabelText('Naam')).toHaveFocus();
  screen.getByLabelText('Plaats').focus();
  rerender(<Form refusals={2} />);
  expect(screen.getByLabelText('Naam')).toHaveFocus();
});

test('a form that arrives refused moves the focus to its first mistake on hydration', async () => {
  const { leave } = await hydrate();
  expect(screen.getByLabelText('Naam')).toHaveFocus();
  await leave();
});

test('a focus that was in another field before hydration stays there until the next refusal', async () => {
  const { refuse, leave } = await hydrate('Plaats');
  expect(screen.getByLabelText('Plaats')).toHaveFocus();
  await refuse(2);
  expect(screen.getByLabelText('Naam')).toHaveFocus();
  await leave();
});
