import { STORAGE_KEYS } from '@weefsel/contracts';
import { previousVisit } from './visit-storage';

const HOUR = 3_600_000;
const kept = () => localStorage.getItem(STORAGE_KEYS.visits);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the visit before this one is known from the second visit on, and the same on all its pages', () => {
  const first = new Date(2026, 10, 3, 10).getTime();
  expect(previousVisit(first)).toBeUndefined();
  expect(previousVisit(first + 20 * 60_000)).toBeUndefined();
  const second = first + 30 * HOUR;
  expect(previousVisit(second)).toBe(first + 20 * 60_000);
  expect(previousVisit(second + 60_000)).toBe(first + 20 * 60_000);
});

test.each(['{', 'null', '7', '{"last":"now"}', '{"last":null,"previous":3}'])(
  'a damaged entry (%s) counts as no visit, and is replaced',
  (damaged) => {
    localStorage.setItem(STORAGE_KEYS.visits, damaged);
    expect(previousVisit(5)).toBeUndefined();
    expect(kept()).toBe('{"last":5}');
  },
);

test('a damaged visit before is left out', () => {
  const now = new Date(2026, 10, 3, 10).getTime();
  localStorage.setItem(STORAGE_KEYS.visits, `{"last":${now - 1000},"previous":"x"}`);
  expect(previousVisit(now)).toBeUndefined();
});

test('where nothing can be stored, what is known goes on to count and nothing breaks', () => {
  const known = new Date(2026, 10, 1, 10).getTime();
  localStorage.setItem(STORAGE_KEYS.visits, JSON.stringify({ last: known }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(previousVisit(known + 48 * HOUR)).toBe(known);
  expect(previousVisit(known + 49 * HOUR)).toBe(known);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(previousVisit(known)).toBeUndefined();
});
