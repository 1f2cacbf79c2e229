import { oneAtATime } from './one-at-a-time';

function someWork() {
  const ends: ((failure?: Error) => void)[] = [];
  const ask = oneAtATime(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((failure) => (failure ? reject(failure) : resolve()));
      }),
  );
  return { ask, begun: () => ends.length, end: (failure?: Error) => ends.at(-1)?.(failure) };
}

test('callers during a run share one run that begins afterwards', async () => {
  const { ask, begun, end } = someWork();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(begun()).toBe(1);
  end();
  await first;
  expect(begun()).toBe(2);
  const fourth = ask();
  end();
  await Promise.all([second, third]);
  expect(begun()).toBe(3);
  end();
  await fourth;
  void ask();
  expect(begun()).toBe(4);
});

test('a failed run rejects only for its own caller, and the next run begins anyway', async () => {
  const { ask, begun, end } = someWork();
  const first = ask();
  const second = ask();
  end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(begun()).toBe(2);
  end();
  await expect(second).resolves.toBeUndefined();
});
