import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Env } from '../store/index.ts';

/** Author of a channel's change, with the commit that it was made from. */
export interface Author {
  by: string;
  commit?: string;
  /** Overrides the current time (ISO 8601), for reproducible results. */
  at?: string;
}

/** Environment variables with the author of a run, per continuous integration system in use. */
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

/** Author of a command: the person or CI run, from the environment, else git, else this machine. */
export function readAuthor(env: Env = process.env): Author {
  const by = first(env, CI_AUTHORS) ?? git('config', 'user.name') ?? userInfo().username;
  const commit = first(env, CI_COMMITS)?.slice(0, 12) ?? commitHere();
  return { by, ...(commit && { commit }) };
}
