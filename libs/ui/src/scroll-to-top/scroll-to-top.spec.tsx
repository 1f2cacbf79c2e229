import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './scroll-to-top';

const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

// Nothing is below it: jsdom has no layout.
let under: Element[] = [];
beforeEach(() => {
  under = [];
  document.elementsFromPoint = () => under;
});

test('appears after 500 px and scrolls smoothly to the top [OTH-01]', async () => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  const { container } = render(<ScrollToTop label="Terug naar boven" />);

  scrolledTo(500);
  expect(container.firstChild).toHaveAttribute('inert');
  scrolledTo(501);
  expect(container.firstChild).not.toHaveAttribute('inert');

  await userEvent.click(screen.getByRole('button', { name: 'Terug naar boven' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('is inert while it would cover a control', () => {
  const { container } = render(
    <>
      <button type="submit">Bestelling plaatsen</button>
      <p>Voor 23.00 uur besteld</p>
      <ScrollToTop label="Terug naar boven" />
    </>,
  );
  const [order, text, place] = [...container.children];
  if (!order || !text || !place) throw new Error('Not everything is shown.');
  under = [place, order];
  scrolledTo(900);
  expect(place).toHaveAttribute('inert');
  under = [place, text];
  scrolledTo(1000);
  expect(place).not.toHaveAttribute('inert');
});
