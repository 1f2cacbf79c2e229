import { afterLoad } from './after-load';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits until the page has been loaded for a while, and does not come under a finger', () => {
  const work = jest.fn();
  afterLoad(work);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(1900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});
