import { wholeStyles } from './whole-styles';

const TIMEOUT_MS = 2000;

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const tell = (index: number, event: string) => sheets()[index]?.dispatchEvent(new Event(event));

/** A head with two hinted sheets; `isOver` is true when the wait has ended. */
function waiting() {
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/a.css" integrity="sha384-a"><link rel="preload" as="style" href="/b.css"><link rel="preload" as="script" href="/c.js">';
  const state = { isOver: false };
  void wholeStyles(TIMEOUT_MS).then(() => (state.isOver = true));
  return state;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the sheets that were hinted are linked, and waited for until each is there', async () => {
  const state = waiting();
  expect(sheets().map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])).toEqual([
    ['/a.css', 'sha384-a'],
    ['/b.css', null],
  ]);
  tell(0, 'load');
  await jest.advanceTimersByTimeAsync(10);
  expect(state.isOver).toBe(false);
  tell(1, 'load');
  await jest.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});

test('one that does not come is asked for again after growing pauses, and not waited for without end', async () => {
  const state = waiting();
  tell(1, 'error');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sheets()).toHaveLength(2);
  tell(1, 'error');
  await jest.advanceTimersByTimeAsync(1000);
  expect([sheets().length, state.isOver]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sheets()).toHaveLength(2);
});

test('a page without any goes on at once', async () => {
  document.head.replaceChildren();
  await expect(wholeStyles(TIMEOUT_MS)).resolves.toBeUndefined();
});
