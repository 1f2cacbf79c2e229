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

test('what is in sight or near it may have been seen, nothing further down', () => {
  expect(seenCards(list(ROWS))).toBe(4);
});

test('so may what is beside a card whose picture has come, and all above it', () => {
  const place = list(ROWS);
  const [picture] = [...place.querySelectorAll('img')].slice(4);
  Object.defineProperty(picture, 'naturalWidth', { value: 320 });
  expect(seenCards(place)).toBe(6);
});

test('what has the focus is seen', () => {
  const place = list(ROWS);
  place.querySelectorAll('a')[6]?.focus();
  expect(seenCards(place)).toBe(8);
});

test('what stands between products is none of them, and without a list nothing is seen', () => {
  const place = list(ROWS);
  place.querySelector('ul')?.prepend(document.createElement('li'));
  expect(seenCards(place)).toBe(4);
  expect(seenCards(null)).toBe(0);
});
