import { fromPartial } from '@total-typescript/shoehorn';
import { allowPagesWithoutFade, isMotionWelcome } from './motion';

test.each([true, false])('motion is welcome where the system says so: %s', (matches) => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
  expect(isMotionWelcome()).toBe(matches);
});

/** A browser that leaves every fade out, and notes what is done about it. */
function browser() {
  const ready = Promise.reject<void>(new DOMException('Transition was aborted', 'TimeoutError'));
  const handled = jest.spyOn(ready, 'catch');
  const transition = { ready, finished: Promise.resolve() };
  const update = jest.fn();
  const page = fromPartial<Document>({
    startViewTransition: (draw: () => void) => {
      draw();
      return transition;
    },
  });
  return { page, transition, handled, update };
}

test('a fade that the browser leaves out is no failure; the page is drawn', async () => {
  const { page, transition, handled, update } = browser();
  allowPagesWithoutFade(page);
  expect(page.startViewTransition(update)).toBe(transition);
  expect(update).toHaveBeenCalledTimes(1);
  expect(handled).toHaveBeenCalledTimes(1);
  await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
});

test('a browser without fades is left as it is', () => {
  const page = {} as Document;
  allowPagesWithoutFade(page);
  expect(page).toEqual({});
});
