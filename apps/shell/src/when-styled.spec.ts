import { whenStyled } from './when-styled';

const PATIENCE_MS = 2000;

/** A head with a sheet that is there and two that are still to come, and whether it was waited for long enough. */
function waiting() {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="stylesheet" href="/c.css">';
  const [there, ...links] = document.head.querySelectorAll('link');
  if (there) Object.defineProperty(there, 'sheet', { value: {} });
  const state = { isOver: false };
  void whenStyled(document.head, PATIENCE_MS).then(() => (state.isOver = true));
  return { links, state };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('styles are waited for until each is there or cannot be had', async () => {
  const { links, state } = waiting();
  links[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10);
  expect(state.isOver).toBe(false);
  links[1]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});

test('a style sheet that never comes is not waited for without end', async () => {
  const { state } = waiting();
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(state.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('a page without any goes on at once', async () => {
  document.head.replaceChildren();
  await expect(whenStyled(document.head, PATIENCE_MS)).resolves.toBeUndefined();
});
