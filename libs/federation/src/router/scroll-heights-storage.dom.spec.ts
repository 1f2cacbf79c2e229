import { ScrollHeights } from './scroll-heights-storage';

const KEY = 'react-router-scroll-positions';
const scrolledTo = (height: number) => Object.assign(window, { scrollY: height });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('heights are found by their entry, also in the next document of the tab', () => {
  const heights = new ScrollHeights();
  scrolledTo(1200);
  heights.save('a');
  expect([heights.find('a'), heights.find('b')]).toEqual([1200, undefined]);
  expect(new ScrollHeights().find('a')).toBeUndefined();
  heights.keep();
  expect(new ScrollHeights().find('a')).toBe(1200);
});

test.each(['{', 'null', '"x"', '3', '{"a":"far"}'])('damaged storage, %s, is replaced', (kept) => {
  sessionStorage.setItem(KEY, kept);
  const heights = new ScrollHeights();
  expect(heights.find('a')).toBeUndefined();
  scrolledTo(7);
  heights.save('a');
  heights.keep();
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ a: 7 });
});

test('storage that is full or forbidden costs only what the next document would know', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const heights = new ScrollHeights();
  scrolledTo(30);
  heights.save('a');
  expect(() => heights.keep()).not.toThrow();
  expect(heights.find('a')).toBe(30);
});
