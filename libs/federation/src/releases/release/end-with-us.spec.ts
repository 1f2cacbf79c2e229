import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const MODULE = resolve(__dirname, 'end-with-us.ts');

/** A process whose child starts another in an endless loop. Reports both ids. */
const STARTER = `
  const { spawn } = await import('node:child_process');
  const { endWithUs } = await import(process.argv[1]);
  const loop = 'process.send(process.pid); for (;;);';
  const between = \`
    const child = require('node:child_process').spawn(process.execPath, ['--eval', \${JSON.stringify(loop)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.once('message', (pid) => process.send([process.pid, pid]));\`;
  const child = spawn(process.execPath, ['--eval', between], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
  endWithUs(child);
  child.once('message', (pids) => process.send(pids));`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves once all given processes have ended. */
async function gone(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'on %s a command exits, and takes with it what its children started',
  async (signal) => {
    const command = spawn(process.execPath, ['--input-type=module', '--eval', STARTER, MODULE], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [pids] = (await once(command, 'message')) as [number[]];
    expect(pids.every(isRunning)).toBe(true);
    command.kill(signal);
    const [code] = (await once(command, 'exit')) as [number | null];
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    await gone(pids);
  },
);

test('a child with SIGTERM ends its children of other groups itself', async () => {
  const script = `
    const { spawn } = await import('node:child_process');
    const { endWithUs } = await import(process.argv[1]);
    const loop = 'process.send(process.pid); setInterval(() => undefined, 1000);';
    const between = \`
      const child = require('node:child_process').spawn(process.execPath, ['--eval', \${JSON.stringify(loop)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });
      process.once('SIGTERM', () => { process.kill(child.pid); process.exit(); });
      child.once('message', (pid) => process.send(pid));\`;
    const child = spawn(process.execPath, ['--eval', between], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
    endWithUs(child, 'SIGTERM');
    child.once('message', (pid) => process.send([child.pid, pid], () => process.exit()));`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script, MODULE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [pids] = (await once(command, 'message')) as [number[]];
  await gone(pids);
  expect(pids.some(isRunning)).toBe(false);
});

test('a command whose children have ended handles signals as before', async () => {
  const script = `
    const { spawn } = await import('node:child_process');
    const { endWithUs } = await import(process.argv[1]);
    const child = spawn(process.execPath, ['--eval', ''], { detached: true });
    endWithUs(child);
    child.once('close', () => process.send(process.listenerCount('SIGINT') + process.listenerCount('exit')));`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script, MODULE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await once(command, 'message')).toEqual([0, undefined]);
});
