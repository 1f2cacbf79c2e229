import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const MODULE = resolve(__dirname, 'stop-at-end.ts');

/** A command with two servers, the second one started later. Reports their names as they stop. */
const COMMAND = `
  const { stopAtEnd } = await import(process.argv[1]);
  const server = (name) => ({ stop: () => new Promise((done) => process.send(name, done)) });
  const running = [server('backend')];
  stopAtEnd(running);
  running.push(server('shell'));
  setInterval(() => undefined, 1000);
  process.send('ready');`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('on %s each server is stopped once', async (signal) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND, MODULE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const heard: unknown[] = [];
  command.on('message', (word) => heard.push(word));
  await once(command, 'message');
  command.kill(signal);
  command.kill(signal);
  expect(await once(command, 'exit')).toEqual([0, null]);
  expect(heard).toEqual(['ready', 'shell', 'backend']);
});
