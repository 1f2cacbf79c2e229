import { execFileSync } from 'node:child_process';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { PlainProblem } from '../shop.ts';

function secondsOfCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return String(Math.floor(Date.now() / 1000));
  }
}

/**
 * Date of a package (ISO 8601): `SOURCE_DATE_EPOCH` (reproducible-builds.org), else the time of the commit. The same
 * commit thus makes the same package. Without git, the current time. Throws a PlainProblem.
 */
export function commitTime(): string {
  const said = process.env.SOURCE_DATE_EPOCH || secondsOfCommit();
  if (!/^\d{1,10}$/.test(said))
    throw new PlainProblem(`SOURCE_DATE_EPOCH takes seconds since 1970, not "${said}".`);
  return new Date(1000 * Number(said)).toISOString();
}
