import { fromAny } from '@total-typescript/shoehorn';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { visitorOf } from './visitor-of';

const search = { analyticsUrl: 'https://search.test/api', instanceKey: 'k', productKey: 'nl-{id}' };
const visitor = (allowed: boolean, tracking: object = { search }) =>
  visitorOf(fromAny({ config: { tracking }, consent: { allows: () => allowed } }))();

beforeEach(() => localStorage.clear());

test('a browser has an id for the search service once the shopper allows it [ANA-03]', () => {
  const id = visitor(true);
  expect(id).toMatch(/^v_/);
  expect(localStorage.getItem(STORAGE_KEYS.visitorId)).toBe(id);
  expect(visitor(true)).toBe(id);
});

test.each([
  ['the shopper does not allow it', false, { search }],
  ['there is nobody to tell', true, {}],
])('it has none, and nothing is kept, when %s', (_when, allowed, tracking) => {
  expect(visitor(allowed, tracking)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
