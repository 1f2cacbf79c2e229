import { fireEvent } from '@testing-library/react';
import { savesData, watchIntent } from './link-intent';

const end = jest.fn();
const began = jest.fn((_url: URL) => end);

beforeAll(() => {
  jest.useFakeTimers();
  watchIntent(began);
});
beforeEach(() => {
  began.mockClear();
  end.mockClear();
  document.body.innerHTML = `<a id="page" href="/nl/dames/"><b>Dames</b></a> <a id="filter" href="/?tn_p=2" data-keep-scroll>2</a>
    <a id="other" href="https://elders.example/">x</a> <a id="here" href="/">hier</a> <p>tekst</p>`;
});

const over = (selector: string) => {
  const event = new Event('pointerover', { bubbles: true });
  Object.assign(event, { pointerType: 'mouse' });
  document.querySelector(selector)?.dispatchEvent(event);
  jest.advanceTimersByTime(100);
};

test('a pointer that rests on a link fetches its page ahead; leaving it takes that back [FED-03]', () => {
  over('#page b');
  expect(began.mock.calls.map(([url]) => url.pathname)).toEqual(['/nl/dames/']);
  over('p');
  expect(end).toHaveBeenCalledTimes(1);
});

test('a click that is quicker than the rest fetches nothing ahead: the navigation does [FED-03]', () => {
  const link = document.querySelector('#page') as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  const event = new Event('pointerover', { bubbles: true });
  Object.assign(event, { pointerType: 'mouse' });
  link.dispatchEvent(event);
  link.click();
  jest.advanceTimersByTime(100);
  expect(began).not.toHaveBeenCalled();
});

test('focus and touch prefetch the page of a link; blur and scrolling cancel it [FED-03]', () => {
  const link = document.querySelector('#page') as HTMLElement;
  link.focus();
  jest.advanceTimersByTime(100);
  expect(began).toHaveBeenCalledTimes(1);
  link.blur();
  expect(end).toHaveBeenCalledTimes(1);
  fireEvent.touchStart(link);
  jest.advanceTimersByTime(0);
  expect(began).toHaveBeenCalledTimes(2);
  fireEvent.touchMove(link);
  expect(end).toHaveBeenCalledTimes(2);
});

test('nothing is fetched of other sites, of this page, and of other views of the same list [FED-03]', () => {
  for (const link of ['#other', '#here', '#filter', 'p']) over(link);
  expect(began).not.toHaveBeenCalled();
});

test('nothing is fetched ahead for a shopper who saves data or waits for it [FED-03]', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  over('#page');
  Object.assign(navigator, { connection: undefined });
  expect(began).not.toHaveBeenCalled();
  expect(savesData({ effectiveType: 'slow-2g' })).toBe(true);
  expect(savesData({ effectiveType: '4g', saveData: false })).toBe(false);
});
