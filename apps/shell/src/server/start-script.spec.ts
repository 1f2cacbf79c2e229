import { documentEnd, START_SCRIPT, type PageScript } from './document';

const mainScript = { href: '/assets/main.0000aaa1.js', integrity: 'sha384-a' };

const scripts = () => [...document.head.querySelectorAll('script')];

/** A page as the server sends it, whose start script has run. */
function start(picture = '', scriptsBefore: PageScript[] = []): void {
  document.head.replaceChildren();
  document.body.innerHTML =
    picture +
    documentEnd({
      head: {},
      state: { frame: '/_state/f.json', page: '/_state/p.json' },
      mainScript,
      scriptsBefore,
      hints: [],
    });
  (0, eval)(START_SCRIPT);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the shell’s script is asked for at once when the page waits for no picture', () => {
  start();
  expect(scripts().map((script) => ['src', 'integrity'].map((name) => script.getAttribute(name)))).toEqual([
    ['/assets/main.0000aaa1.js', 'sha384-a'],
  ]);
});

test('it waits for the main picture, but not for ever', () => {
  start('<img fetchpriority="high" src="/jurk.jpg">');
  Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2500);
  expect(scripts()).toHaveLength(1);
});

test('a script that cannot be had is asked for again, later and later, with the same demands', () => {
  start();
  const askedAt: number[] = [];
  for (let second = 0; second <= 60; second += 1) {
    if (scripts().length > askedAt.length) {
      askedAt.push(second);
      scripts().at(-1)?.dispatchEvent(new Event('error'));
    }
    jest.advanceTimersByTime(1000);
  }
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31]);
  expect(scripts().at(-1)?.outerHTML).toBe(scripts()[0]?.outerHTML);
});

test('each of several scripts is asked for again by itself', () => {
  start('', [{ href: '/assets/react.0000aaa1.js' }]);
  scripts()[0]?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(1000);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    '/assets/react.0000aaa1.js',
    '/assets/main.0000aaa1.js',
    '/assets/react.0000aaa1.js',
  ]);
});

test('a script that came is not asked for again', () => {
  start();
  scripts()[0]?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toHaveLength(1);
});
