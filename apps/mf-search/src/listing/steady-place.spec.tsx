import { render } from '@testing-library/react';
import { SteadyPlace } from './steady-place';

/** A window whose place moves up by 900 px when nothing stands above it. */
function showPlace() {
  const scrolled = jest.fn();
  Object.assign(globalThis, { scrollBy: scrolled });
  let top = 1000;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: (top -= 450) }) as DOMRect);
  const { rerender } = render(
    <SteadyPlace path="/nl/dames/" below="dames">
      lijst
    </SteadyPlace>,
  );
  const show = (path: string, below: string | undefined) =>
    rerender(
      <SteadyPlace path={path} below={below}>
        lijst
      </SteadyPlace>,
    );
  return { scrolled, show };
}

test('products stay where they are when the blocks above them make room for a choice', () => {
  const { scrolled, show } = showPlace();
  show('/nl/dames/', undefined);
  expect(scrolled).toHaveBeenCalledWith({ top: -450, behavior: 'instant' });
});

test('another page begins where it wants, and an equal one moves nothing', () => {
  const { scrolled, show } = showPlace();
  show('/nl/dames/', 'dames');
  show('/nl/dames/kleding/', 'dames/kleding');
  expect(scrolled).not.toHaveBeenCalled();
});
