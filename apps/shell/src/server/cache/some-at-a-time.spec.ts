import { someAtATime } from './some-at-a-time';

test('runs two works at a time, the others in order, also after a failure', async () => {
  const inTurn = someAtATime(2);
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const all = works.map(({ promise }, nth) =>
    inTurn(() => {
      begun.push(nth);
      return promise;
    }).catch((error: unknown) => error),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.reject('failed');
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.resolve(0);
  works[2]?.resolve(2);
  await Promise.all([all[0], all[2]]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  works[3]?.resolve(3);
  works[4]?.resolve(4);
  expect(await Promise.all(all)).toEqual([0, 'failed', 2, 3, 4]);
  await expect(inTurn(async () => 'later')).resolves.toBe('later');
});
