import { built } from './built.fixture';
import { scriptMinimizer } from './script-minimizer';

// Loading a bundler takes long, depending on the machine.
jest.setTimeout(300_000);

/** A script with a hash, as a loader has those of other files, and more functions than letters. */
const withHash = (hash: string): string => {
  const functions = Array.from(
    { length: 400 },
    (_, at) => `function f${at}(x) { return [x, ${at}, f${(at + 1) % 400}]; }`,
  );
  return `${functions.join('\n')}\nconsole.log(f0, ${JSON.stringify(hash)});`;
};

test('a script’s names do not depend on the hashes in it: those depend on the workspace’s folder', async () => {
  const [one = '', other = ''] = await Promise.all(
    ['2'.repeat(5000), '4'.repeat(5000)].map(async (hash) => {
      const build = await built(
        { 'entry.js': withHash(hash) },
        { mode: 'production', optimization: { minimizer: [scriptMinimizer] } },
      );
      const text = build.text('main.js');
      build.clear();
      return text;
    }),
  );
  expect(one).toContain('2222');
  expect(one.replaceAll(/2{5000}/g, '4'.repeat(5000))).toBe(other);
});
