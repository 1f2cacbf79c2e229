import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './scroll-to-top';

const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

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
