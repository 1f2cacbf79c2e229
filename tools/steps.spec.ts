import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from './steps';

let said: string;
beforeEach(() => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test('a quick step shows only its name and duration', async () => {
  expect(await step('building', async () => 7)).toBe(7);
  expect(said).toMatch(/^ {2}building … 0\.\d s\n$/);
});

test('a step that waits for one thing for long still shows that it goes on', async () => {
  const lines = () => said.match(/checking … \d+ s/g)?.length ?? 0;
  const from = performance.now();
  const untilTwice = async () => {
    while (lines() < 2) await pause(5);
  };
  await step('checking', untilTwice, { quietMs: 10 });
  expect(lines()).toBe(2);
  // Seven updates: five in between are silent.
  expect(performance.now() - from).toBeGreaterThan(60);
});

test('a slow step shows the things that it waits for, each once', async () => {
  await step(
    'rehearsing',
    async (onStep) => {
      onStep('the page /one');
      await pause(100);
      onStep('the page /two');
      await pause(100);
    },
    { quietMs: 40 },
  );
  expect(said.match(/waiting for the page \/(one|two)/g)).toEqual([
    'waiting for the page /one',
    'waiting for the page /two',
  ]);
});

test('a step without an end is given up with an error that names the awaited work', async () => {
  const work = (onStep: (doing: string) => void) => {
    onStep('the gate');
    return new Promise<void>(() => undefined);
  };
  await expect(step('asking', work, { minutes: 0.001 })).rejects.toThrow(
    'asking was given up after 0.001 minutes. It waited for the gate.',
  );
  expect(said).toContain('failed');
});

test('a failing step rejects with its original error', async () => {
  await expect(step('building', () => Promise.reject(new Error('no disk')), { minutes: 1 })).rejects.toThrow(
    'no disk',
  );
});

test('a reader that closes the pipe does not end the work', async () => {
  const work = `import { run } from './tools/steps.ts';
    import { setTimeout as pause } from 'node:timers/promises';
    await run(async () => {
      for (let line = 0; line < 3; line += 1) process.stdout.write('line\\n'), await pause(50);
      process.stderr.write('done');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', work], {
    cwd: resolve(__dirname, '..'),
  });
  child.stdout.destroy();
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect([code, errors]).toEqual([0, 'done']);
});
