import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Env } from '../store/index.ts';

/** Who does something to a channel, and from which commit. */
export interface Author {
  by: string;
  commit?: string;
  /** When it is said to be done, where that is not now (ISO 8601): for what has to come out the same again. */
  at?: string;
}

/** Who a run of continuous integration belongs to, by the variables of those that are in use. */
const CI_AUTHORS = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR', 'CI_COMMIT_AUTHOR'];
const CI_COMMITS = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'BUILD_SOURCEVERSION', 'GIT_COMMIT'];

const first = (env: Env, names: readonly string[]): string | undefined =>
  names.map((name) => env[name]).find(Boolean);

function git(...words: string[]): string | undefined {
  try {
    const said = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.trim() || undefined;
  } catch {
    return undefined;
  }
}

function commitHere(): string | undefined {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (!commit) return undefined;
  return git('status', '--porcelain', '--untracked-files=no') ? `${commit} with changes` : commit;
}

/** The person or CI run that gives a command, from the environment, else from git, else from this machine. */
export function readAuthor(env: Env = process.env): Author {
  const by = first(env, CI_AUTHORS) ?? git('config', 'user.name') ?? userInfo().username;
  const commit = first(env, CI_COMMITS)?.slice(0, 12) ?? commitHere();
  return { by, ...(commit && { commit }) };
}
