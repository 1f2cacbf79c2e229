import { fromPartial } from '@total-typescript/shoehorn';
import webpack, { type Compiler, type Stats } from 'webpack';
import { hasOwnErrors, newestBuild } from './build-errors';

const stats = (...messages: string[]) =>
  fromPartial<Stats>({
    compilation: { getErrors: () => messages.map((message) => new webpack.WebpackError(message)) },
  });

test('a server build is printed when the browser build lacks an error of it', () => {
  expect(hasOwnErrors(stats('a'), stats('a'))).toBe(false);
  expect(hasOwnErrors(stats('a', 'b'), stats('a'))).toBe(true);
  expect(hasOwnErrors(stats(), stats('a'))).toBe(false);
});

test('the newest build is the running one, and the last one between builds', async () => {
  const { hooks } = webpack({});
  const newest = newestBuild({ hooks });
  const start = () => hooks.watchRun.promise(fromPartial<Compiler>({}));
  const end = (result: Stats) => hooks.done.promise(result);
  await start();
  const first = newest();
  // A change during a build starts another one.
  await start();
  const [one, two] = [stats('one'), stats('two')];
  await end(one);
  expect([await first, await newest()]).toEqual([one, one]);
  await start();
  const second = newest();
  await end(two);
  expect(await second).toBe(two);
});
