import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface RunningPackage {
  process: ChildProcess;
  url: string;
  /** Output so far. */
  said: () => string;
  /** Stops it; resolves with its exit code. */
  stop: () => Promise<number | null>;
}

/** Inherited environment variables; excludes any that a machine without the workspace lacks. */
const OF_ANY_MACHINE = ['PATH', 'HOME', 'TMPDIR'];

/** Starts a package in a folder with these settings only, as a container would. */
export function runPackage(
  folder: string,
  settings: Record<string, string> & { PORT: string },
  words: readonly string[] = [],
): RunningPackage {
  const inherited = OF_ANY_MACHINE.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const child = spawn(process.execPath, [join(folder, 'start.mjs'), ...words], {
    cwd: folder,
    env: { ...(Object.fromEntries(inherited) as Record<string, string>), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return {
    process: child,
    url: `http://localhost:${settings.PORT}`,
    said: () => said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
