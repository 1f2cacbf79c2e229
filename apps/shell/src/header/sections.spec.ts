import type { NavigationElement } from '@weefsel/stores';
import { currentOf, isHighlighted, sectionOf, visibleChildren } from './sections';
import { entry } from './show-in-shop.fixture';

const nameOf = (element: NavigationElement | undefined) => element?.translated.name;

describe('the part of the shop that a page belongs to', () => {
  const main = ['Merken', 'HEREN', 'Dames'].map((name) => entry(name, undefined));

  test('is found by its name, regardless of position and capitals [HDR-04]', () => {
    expect([nameOf(sectionOf(main, 'ladies')), nameOf(sectionOf(main, 'men'))]).toEqual(['Dames', 'HEREN']);
  });

  test('is found by its position under another name, and is undefined for general pages or without entries [HDR-04]', () => {
    const renamed = ['Vrouwen', 'Mannen'].map((name) => entry(name, undefined));
    expect([nameOf(sectionOf(renamed, 'ladies')), nameOf(sectionOf(renamed, 'men'))]).toEqual([
      'Vrouwen',
      'Mannen',
    ]);
    expect(sectionOf(renamed, 'general')).toBeUndefined();
    expect(sectionOf([], 'men')).toBeUndefined();
  });
});

test.each([
  ['/nl/dames/', '/nl/dames/', 'page'],
  ['/nl/dames/', '/nl/dames/jurken/', 'true'],
  ['/nl/dames', '/nl/dames/jurken/', 'true'],
  ['/nl/dames', '/nl/dames-sale/', undefined],
  ['/nl/dames/', '/nl/', undefined],
  ['/', '/nl/', undefined],
  ['/', '/', 'page'],
])('a link to %s on %s is current: %s', (href, pathname, current) => {
  expect(currentOf(href, pathname)).toBe(current);
});

test('an entry shows only visible children, and is highlighted when its custom field is on [HDR-05]', () => {
  const children = [entry('Jurken', undefined)];
  expect(visibleChildren(entry('Dames', undefined, { children }))).toEqual(children);
  expect(visibleChildren(entry('Dames', undefined, { children, visibleChildCount: 0 }))).toEqual([]);
  const sale = { name: 'Sale', customFields: { nd_menu_highlight_on: true as const } };
  expect(isHighlighted(entry('Sale', undefined, { translated: sale }))).toBe(true);
  expect(isHighlighted(entry('Sale', undefined))).toBe(false);
});
