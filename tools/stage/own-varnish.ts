import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findVarnish } from './find-varnish.ts';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';

/** A test's own Varnish with the shop's configuration, in front of these shells. */
export interface OwnVarnish {
  url: string;
  /** Number of requests sent to the shells. */
  fetched: () => number;
  /** Kills the worker process abruptly; resolves when the next one answers. */
  killWorker: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Child processes of a process. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const CONFIGURATION = resolve(WORKSPACE, 'deploy/varnish');

/** The configuration of the shells, with its ports replaced. */
async function shellsAt(ports: readonly number[]): Promise<string> {
  const text = await readFile(join(CONFIGURATION, 'shells.vcl'), 'utf8');
  let at = -1;
  // Treats other addresses of this machine as external.
  const narrow = text.replace('"127.0.0.0"/8;', '"127.0.0.1";');
  return narrow.replaceAll(/\.port = "\d+"/g, () => `.port = "${ports[(at += 1)] ?? ''}"`);
}

/** Starts Varnish. Rejects with its error output when it ends before it responds. */
export async function startOwnVarnish(port: number, shells: readonly [number, number]): Promise<OwnVarnish> {
  const program = findVarnish();
  const folder = await mkdtemp(join(tmpdir(), 'weefsel-varnish-'));
  await cp(CONFIGURATION, join(folder, 'vcl'), { recursive: true });
  await writeFile(join(folder, 'vcl', 'shells.vcl'), await shellsAt(shells));
  const args = [
    ...['-j', 'none', '-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`],
    ...['-f', join(folder, 'vcl', 'weefsel.vcl'), '-p', `vcl_path=${join(folder, 'vcl')}`],
    ...['-p', 'http_gzip_support=off', '-p', 'http_req_hdr_len=32k', '-p', 'http_req_size=40k'],
    ...['-s', 'malloc,256m'],
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await new Promise((soon) => setTimeout(soon, 100));
  if (child.exitCode !== null) throw new Error(`Varnish ended: ${said}`);
  const stat = join(dirname(program), '../bin/varnishstat');
  return {
    url,
    fetched: () => {
      const answer = spawnSync(stat, ['-n', join(folder, 'work'), '-1', '-j', '-f', 'MAIN.backend_req']);
      const { counters } = JSON.parse(answer.stdout.toString()) as {
        counters: Record<string, { value: number }>;
      };
      return counters['MAIN.backend_req']?.value ?? NaN;
    },
    killWorker: async () => {
      for (const pid of childrenOf(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
      // The manager keeps the port for some milliseconds, resets waiting connections, and opens it for the next worker.
      while (!(await answers())) await new Promise((soon) => setTimeout(soon, 1));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
