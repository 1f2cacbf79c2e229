import { look, stateOf, VAT_QUESTION, type Seen } from './observation';

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

test.each([
  ['valid', 200, 'whole'],
  ['unchecked', 200, 'lacking'],
  // A broken register must never lead to a refusal.
  ['unknown', 200, 'broken'],
  ['malformed', 200, 'broken'],
  ['valid', 500, 'broken'],
])('of a number that is given out %s, with %d, is %s', async (outcome, status, state) => {
  const answer = (said: string, code: number) => () =>
    Promise.resolve(Response.json({ outcome: said }, { status: code }));
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer('valid', 200));
  const asked = `http://shop.test${VAT_QUESTION}`;
  const first = await look(asked);
  fetched.mockImplementation(answer(outcome, status));
  expect(stateOf(await look(asked), first)).toBe(state);
  expect(fetched).toHaveBeenCalledWith(asked, expect.objectContaining({ method: 'POST' }));
  fetched.mockRestore();
});
