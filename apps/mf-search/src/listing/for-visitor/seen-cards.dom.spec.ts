import { seenCards } from './seen-cards';

/** A list of two columns. The window is 768 px high: a top below 1152 px counts as near. */
function list(tops: readonly number[]): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = `<ul>${tops.map(() => '<li><article><a href="/x">x</a><img></article></li>').join('')}</ul>`;
  [...place.querySelectorAll('li')].forEach((cell, index) => {
    cell.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  });
  document.body.replaceChildren(place);
  return place;
}
const ROWS = [0, 0, 600, 600, 1200, 1200, 1800, 1800];

test('cards in or near the window count as seen, but none further down', () => {
  expect(seenCards(list(ROWS))).toBe(4);
});

test('all cards up to the row of a loaded picture count as seen', () => {
  const place = list(ROWS);
  const [picture] = [...place.querySelectorAll('img')].slice(4);
  Object.defineProperty(picture, 'naturalWidth', { value: 320 });
  expect(seenCards(place)).toBe(6);
});

test('all cards up to the row with the focus count as seen', () => {
  const place = list(ROWS);
  place.querySelectorAll('a')[6]?.focus();
  expect(seenCards(place)).toBe(8);
});

test('items between products are not counted, and without a list nothing is seen', () => {
  const place = list(ROWS);
  place.querySelector('ul')?.prepend(document.createElement('li'));
  expect(seenCards(place)).toBe(4);
  expect(seenCards(null)).toBe(0);
});
