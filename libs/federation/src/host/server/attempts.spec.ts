import { Attempts } from './attempts';

const START = 1_000_000;
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(START + ms);
afterEach(() => jest.restoreAllMocks());

test('a version that failed is left alone for three seconds, then six, up to a minute', () => {
  const attempts = new Attempts();
  at(0);
  expect(attempts.mayTry('bad')).toBe(true);
  let clock = 0;
  for (const pause of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    attempts.fail('bad');
    at(clock + pause - 1);
    expect(attempts.mayTry('bad')).toBe(false);
    at((clock += pause));
    expect(attempts.mayTry('bad')).toBe(true);
  }
});

test('other versions may be tried in the meantime, and a success resets the pause', () => {
  const attempts = new Attempts();
  at(0);
  attempts.fail('bad');
  attempts.fail('bad');
  expect(attempts.mayTry('good')).toBe(true);
  attempts.succeed('bad');
  expect(attempts.mayTry('bad')).toBe(true);
  attempts.fail('bad');
  at(3000);
  expect(attempts.mayTry('bad')).toBe(true);
});
