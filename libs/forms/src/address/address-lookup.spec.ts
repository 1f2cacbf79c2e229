import { HttpError } from '@weefsel/api-clients';
import { AddressLookup } from './address-lookup';

const OUDEGRACHT = { street: 'Oudegracht', city: 'Utrecht' };
const typed = (zipcode = '3511 nr', houseNumber = '12', country = 'NL') => ({
  country,
  zipcode,
  houseNumber,
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const lookupOf = (find: () => Promise<typeof OUDEGRACHT | null>) => {
  const asked = jest.fn(find);
  const lookup = new AddressLookup(asked);
  /** Asks, and waits until the pause after typing is over. */
  const ask = async (...what: Parameters<typeof typed>) => {
    const done = lookup.ask(typed(...what));
    await jest.advanceTimersByTimeAsync(500);
    await done;
  };
  return { lookup, asked, ask };
};
const failing = (error: Error) => () => Promise.reject(error);
const httpError = (status: number) =>
  new HttpError({ method: 'GET', url: '/api/address', status, statusText: '', body: null });

test('finds the street of a postcode and a house number, and asks once for the same', async () => {
  const { lookup, asked, ask } = lookupOf(async () => OUDEGRACHT);
  await ask();
  expect([lookup.state, lookup.found]).toEqual(['found', OUDEGRACHT]);
  await ask('3511NR');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith({ zipcode: '3511NR', houseNumber: 12 }, expect.any(AbortSignal));
});

test('asks for a number without its letter, which the register has apart', async () => {
  const { asked, ask } = lookupOf(async () => OUDEGRACHT);
  await ask('3511NR', '12a', 'NL');
  expect(asked).toHaveBeenCalledWith({ zipcode: '3511NR', houseNumber: 12 }, expect.any(AbortSignal));
});

test.each([
  ['half a postcode', typed('3511')],
  ['no number', typed('3511NR', '')],
  ['no number but a letter', typed('3511NR', 'a')],
  ['another country', typed('2000', '12', 'BE')],
])('asks nothing for %s', async (_case, what) => {
  const { lookup, asked, ask } = lookupOf(async () => OUDEGRACHT);
  await ask(what.zipcode, what.houseNumber, what.country);
  expect([lookup.state, asked.mock.calls]).toEqual(['off', []]);
});

test('only the last that was typed counts', async () => {
  const answers = [
    { street: 'Oudegracht', city: 'Utrecht' },
    { street: 'Dam', city: 'Amsterdam' },
  ];
  const { lookup, asked } = lookupOf(async () => answers.pop() ?? null);
  const all = [lookup.ask(typed()), lookup.ask(typed('1012JS', '1'))];
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all(all);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(lookup.found).toEqual({ street: 'Dam', city: 'Amsterdam' });
});

test('the found address is cleared when the house number is removed', async () => {
  const { lookup, ask } = lookupOf(async () => OUDEGRACHT);
  await ask();
  await ask('3511NR', '');
  expect([lookup.state, lookup.found]).toEqual(['off', undefined]);
});

test('an address that is not there is unknown; one that cannot be looked up has failed, and can be asked again', async () => {
  const unknown = lookupOf(async () => null);
  await unknown.ask();
  expect(unknown.lookup.state).toBe('unknown');
  const failed = lookupOf(failing(httpError(503)));
  await failed.ask();
  expect(failed.lookup.state).toBe('failed');
  await failed.ask();
  expect(failed.asked).toHaveBeenCalledTimes(2);
});

test('the lookup turns off when the shop answers 404', async () => {
  const { lookup, ask } = lookupOf(failing(httpError(404)));
  await ask();
  expect(lookup.state).toBe('off');
});
