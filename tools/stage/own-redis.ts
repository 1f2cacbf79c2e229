import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { redisServer } from '../../libs/federation/src/store/stand-in/redis-server.fixture.ts';

/** A test's own empty Redis that can be killed and restarted. */
export interface OwnRedis {
  url: string;
  /** Number of stored responses. */
  size: () => Promise<number>;
  start: () => Promise<void>;
  /** Kills it; all its data is lost. */
  kill: () => Promise<void>;
}

const NAMES = ['redis-server', 'valkey-server'];

/** Path of the installed Redis or Valkey, if any. */
const program = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Number of stored responses; rejects when it is not running. */
const sizeOf = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('*1\r\n$6\r\nDBSIZE\r\n'));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.end();
      resolve(Number(/^:(\d+)/.exec(data.toString())?.[1]));
    });
  });

async function startProgram(file: string, port: number): Promise<() => Promise<void>> {
  const child = spawn(file, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isThere = () => sizeOf(port).then(Number.isFinite, () => false);
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

/** Starts the installed Redis or Valkey; without one, a stand-in for its protocol. */
export async function startOwnRedis(port: number): Promise<OwnRedis> {
  let kill: (() => Promise<unknown>) | undefined;
  const start = async () => {
    const file = program();
    kill = file ? await startProgram(file, port) : (await redisServer(port)).close;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    size: () => sizeOf(port),
    start,
    kill: async () => {
      await kill?.();
      kill = undefined;
    },
  };
}
