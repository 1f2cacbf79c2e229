import { inOwnProcess } from './own-process';

test('the result of a script comes back as data, with its arguments and its input', async () => {
  const body = `
    const { readFileSync } = await import('node:fs');
    return { args: process.argv.slice(1), text: readFileSync(0, 'utf8'), none: undefined };`;
  expect(await inOwnProcess(body, ['one', 'two'], { input: 'é' })).toEqual({
    args: ['one', 'two'],
    text: 'é',
  });
});

test.each([
  ['throws', `throw new Error('no such page');`, 'no such page'],
  ['throws what is no error', `throw 'odd';`, 'odd'],
  [
    'ends its process',
    `process.stderr.write('out of here'); process.exit(0);`,
    'It ended its process. out of here',
  ],
  ['runs in a circle', `for (;;);`, 'It did not come to an end within 0.5 s'],
  [
    'never settles',
    `await new Promise(() => setInterval(() => {}, 1000));`,
    'It did not come to an end within 0.5 s',
  ],
])('a script that %s is an error with its reason', async (_, body, reason) => {
  await expect(inOwnProcess(body, [], { limitMs: 500 })).rejects.toThrow(reason);
});

test('a script that leaves something running is ended once it has answered', async () => {
  const body = `setInterval(() => {}, 1000); return process.pid;`;
  const pid = Number(await inOwnProcess(body, []));
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pid).toBeGreaterThan(1);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
