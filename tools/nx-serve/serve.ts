import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Options {
  devRemotes?: string;
  only?: string;
  /** Arguments of the command line, unchanged. */
  __unparsed__?: readonly string[];
}

/** Executor of the serve targets. Its schema is the help of nx. */
export default async function serve(
  { devRemotes, only, __unparsed__: line = [] }: Options,
  { root }: { root: string },
): Promise<{ success: boolean }> {
  const own = Object.entries({ devRemotes, only }).flatMap(([name, value]) =>
    value ? [`--${name}=${value}`] : [],
  );
  const server = spawn(process.execPath, ['tools/serve.ts', ...own, ...line], {
    cwd: root,
    // Syntax errors without stacks of Rust.
    env: { ...process.env, RUST_BACKTRACE: '0' },
    stdio: 'inherit',
  });
  const [code] = (await once(server, 'exit')) as [number | null];
  return { success: code === 0 };
}
