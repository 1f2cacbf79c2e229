import { evaluateBundle } from './evaluate-bundle';
import { blameOf, ownedBy, runAs } from './remote-blame';

const thrownBy = (code: string, filename: string): unknown => {
  try {
    return evaluateBundle(code, filename, {});
  } catch (error) {
    return error;
  }
};

test('an error is of the remote whose bundle is in its stack', () => {
  expect(blameOf(thrownBy('throw new Error("no")', 'mf-search@1a2b3c/server.cjs'))).toBe('mf-search@1a2b3c');
  expect(blameOf(thrownBy('null.x', 'mf-content@dev-17/server.cjs'))).toBe('mf-content@dev-17');
  expect(blameOf(new Error('of the shell, about mf-search@1a2b3c'))).toBeUndefined();
});

test.each([['text'], [undefined], [null], [42], [{ stack: 42 }], [{ stack: 'at main.cjs:1:1' }]])(
  'a value thrown as %p is attributed to the running remote, if there is one',
  (thrown) => {
    expect(blameOf(thrown)).toBeUndefined();
    expect(runAs('mf-search@aaa', () => blameOf(thrown))).toBe('mf-search@aaa');
  },
);

test('the stack takes precedence over the running remote', () => {
  const error = thrownBy('throw new Error("no")', 'mf-search@aaa/server.cjs');
  expect(runAs('mf-content@bbb', () => blameOf(error))).toBe('mf-search@aaa');
});

test('timers and promises are of the remote that made them, also when it is called later', async () => {
  const blamed = jest.fn();
  const load = ownedBy('mf-search@aaa', async (name: string) => {
    setTimeout(() => blamed(name, blameOf(undefined)), 1);
    await Promise.resolve();
    blamed(name, blameOf(undefined));
    return name;
  });
  expect(await load('listing')).toBe('listing');
  expect(blameOf(undefined)).toBeUndefined();
  while (blamed.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(blamed.mock.calls).toEqual([
    ['listing', 'mf-search@aaa'],
    ['listing', 'mf-search@aaa'],
  ]);
});
