import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { PlainProblem } from '../shop.ts';

/** Number of printed compiler lines. */
const MOST = 20;

const compiler = (): string => {
  const found = createRequire(resolve(WORKSPACE, 'package.json')).resolve('@typescript/native/package.json');
  return resolve(dirname(found), 'bin/tsc');
};

/** Type-checks a folder by its `tsconfig.json`. Throws a PlainProblem with the compiler's lines. */
export async function requireTypes(root: string): Promise<void> {
  const args = [compiler(), '--noEmit', '--pretty', 'false', '--project', root];
  await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: Infinity }).catch(
    (error: { stdout?: string; message: string }) => {
      const lines = (error.stdout || error.message).trim().split('\n');
      const more = lines.length > MOST ? `\n… and ${lines.length - MOST} more lines: npx tsc --noEmit` : '';
      throw new PlainProblem(
        `Its types do not fit. Mend these lines:\n${lines.slice(0, MOST).join('\n')}${more}`,
      );
    },
  );
}
