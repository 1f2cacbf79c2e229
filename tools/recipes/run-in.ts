import { spawn } from 'node:child_process';

/** Runs a shell command in a folder, with `more` in its environment. Its output has no colours. */
export function runIn(
  dir: string,
  command: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ failed: boolean; output: string }> {
  const env = {
    ...process.env,
    ...more,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  const child = spawn('sh', ['-ec', command], { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ failed: code !== 0, output }));
  });
}
