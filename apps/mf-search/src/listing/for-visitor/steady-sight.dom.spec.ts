import { keepSight, noteSight } from './steady-sight';

function list(hrefs: readonly string[], topOf: (href: string) => number): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = hrefs.map((href) => `<article><a href="${href}">x</a></article>`).join('');
  place.querySelectorAll('a').forEach((link) => {
    link.getBoundingClientRect = () => ({ top: topOf(link.getAttribute('href') ?? '') }) as DOMRect;
  });
  document.body.replaceChildren(place);
  return place;
}

const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollY: 500 });
});

test('the first card in sight is where it was, although others changed places before it', () => {
  const tops = new Map([
    ['/a', -300],
    ['/b', 40],
  ]);
  noteSight(list(['/a', '/b'], (href) => tops.get(href) ?? 0));
  tops.set('/b', 640);
  keepSight();
  expect(scrollBy).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
  keepSight();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('a card that was made anew keeps the focus', () => {
  const place = list(['/a', '/b'], () => 40);
  place.querySelectorAll('a')[1]?.focus();
  noteSight(place);
  place.innerHTML = '<article><a href="/b">x</a></article><article><a href="/a">x</a></article>';
  keepSight();
  expect(place.querySelector('[href="/b"]')).toHaveFocus();
});

test('at the top of a page, and where the card is gone, nothing is moved', () => {
  Object.assign(window, { scrollY: 0 });
  noteSight(list(['/a'], () => 40));
  keepSight();
  Object.assign(window, { scrollY: 500 });
  const place = list(['/a'], () => 40);
  noteSight(place);
  place.replaceChildren();
  keepSight();
  expect(scrollBy).not.toHaveBeenCalled();
});
