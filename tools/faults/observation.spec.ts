/** @jest-environment node */
import { stateOf, type Seen } from './observation';

const well: Seen = { status: 200, ms: 10, hasFrame: true, heading: 'Dames', cards: 4, messages: 0 };

test.each<[string, Partial<Seen>, string]>([
  ['the same as of a shop that is well', {}, 'whole'],
  ['with more cards', { cards: 5 }, 'whole'],
  ['with fewer cards', { cards: 3 }, 'lacking'],
  ['with another heading', { heading: 'Heren' }, 'lacking'],
  ['with a message in a place', { messages: 1 }, 'lacking'],
  ['with 503', { status: 503 }, 'failed'],
  ['with 404', { status: 404 }, 'gone'],
  ['with 500', { status: 500 }, 'broken'],
  ['that never came', { status: 0 }, 'broken'],
])('a page %s', (_, more, state) => {
  expect(stateOf({ ...well, ...more }, well)).toBe(state);
});
