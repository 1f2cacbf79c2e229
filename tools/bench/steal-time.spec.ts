import { readCoreTime, stolenShare } from './steal-time.ts';

const at = (user: number, steal: number) =>
  readCoreTime(`cpu  ${user} 10 20 99999 500 0 5 ${steal} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`);

test('stolen time is a share of the wanted time, and idle time counts for neither', () => {
  expect(stolenShare(at(100, 0), at(180, 20))).toBe(0.2);
  expect(stolenShare(at(100, 7), at(180, 7))).toBe(0);
});

test('a machine at rest was given nothing away', () => {
  expect(stolenShare(at(100, 7), at(100, 7))).toBe(0);
});
