import { afterLoadOrTouch } from './after-load-or-touch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits until the page has been quiet for a while', () => {
  const work = jest.fn();
  afterLoadOrTouch(work);
  jest.advanceTimersByTime(1900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('begins at the first touch, and only once', () => {
  const work = jest.fn();
  afterLoadOrTouch(work);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
