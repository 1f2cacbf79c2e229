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

/** A command that runs a server as tests and benches do, without an order of stopping. */
const RIG = `
  const { stopWithUs } = await import(process.argv[1]);
  const stop = () => new Promise((done) => process.send('stopped', done));
  stopWithUs({ process: { kill: () => process.send('killed') }, stop });
  if (process.argv[2]) process.on('SIGINT', () => process.exit(3));
  setInterval(() => undefined, 1000);
  process.send('ready');`;

test.each([
  ['alone', [], 130, ['ready', 'stopped', 'killed']],
  ['beside another order of stopping', ['other'], 3, ['ready', 'killed']],
])('on Ctrl-C a server ends with its rig, %s', async (_, args, code, words) => {
  const rig = spawn(process.execPath, ['--input-type=module', '--eval', RIG, MODULE, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const heard: unknown[] = [];
  rig.on('message', (word) => heard.push(word));
  await once(rig, 'message');
  rig.kill('SIGINT');
  expect(await once(rig, 'exit')).toEqual([code, null]);
  expect(heard).toEqual(words);
});
