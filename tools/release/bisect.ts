import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, Versions } from '../../libs/federation/src/releases/bisect/index.ts';
import {
  LIVE,
  partOf,
  readChannel,
  readHistory,
  SHELL,
  type Composition,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  CannotRun,
  changedParts,
  findComposition,
  releaseFolder,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, PlainProblem, requireFreePort, runServer } from '../shop.ts';
import { completeId, SEARCHED } from './complete-id.ts';
import { shellToTry } from './shell-to-try.ts';

/** Releases between two compositions, in order. */
export interface Released {
  first: Versions;
  releases: Release[];
}

const versionsOf = ({ remotes, shell }: Composition): Versions => ({
  ...Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version])),
  ...(shell && { [SHELL]: shell.version }),
});

/** `stood`: the versions until then. A composition without a shell keeps the previous one. */
function stepsTo(now: Composition, before: Composition, stood: Versions): Release[] {
  return changedParts(before, now).flatMap((remote) => {
    const after = partOf(now, remote)?.version;
    if (!after) throw new PlainProblem(`${remote} was taken out of the shop on the way; begin after that.`);
    return stood[remote] === after ? [] : [{ remote, before: stood[remote], after }];
  });
}

/**
 * Compositions from a good one to the current one, in order. One that a rollback left is found in the history.
 * Throws a PlainProblem for one that was never live.
 */
async function idsSince({ files, pointers }: ReleaseStore, good: string): Promise<string[]> {
  const channel = await readChannel(pointers, LIVE);
  const events = channel ? await readHistory(files, SEARCHED) : [];
  const moves = events.filter((event) => event.channel === LIVE && event.from !== event.to);
  const earlier = moves.flatMap(({ from, to }) => [to, from]).filter((id) => id !== undefined);
  const previous = channel?.previous ?? [];
  const id = completeId(good, [...previous, ...earlier]);
  const path = previous.includes(id) ? previous : earlier;
  const at = path.indexOf(id);
  if (!channel || at < 0)
    throw new PlainProblem(
      `${LIVE} did not point to "${good}" lately; the lines of ${LIVE} in npx weefsel history name what it pointed to.`,
    );
  const ids = [channel.composition, ...path.slice(0, at + 1)];
  return ids.filter((each, index) => each !== ids[index - 1]).reverse();
}

/**
 * Releases of the live channel since a composition that it once pointed to. Throws a PlainProblem for any other one.
 */
export async function releasedSince(releaseStore: ReleaseStore, good: string): Promise<Released> {
  const ids = await idsSince(releaseStore, good);
  const compositions = await Promise.all(ids.map((id) => findComposition(releaseStore, id)));
  const [begun] = compositions;
  const first = begun ? versionsOf(begun) : {};
  let stood = first;
  const releases = compositions.flatMap((now, index) => {
    const before = compositions[index - 1];
    const steps = before ? stepsTo(now, before, stood) : [];
    stood = { ...stood, ...versionsOf(now) };
    return steps;
  });
  return { first, releases };
}

/** Copies the files of versions from one store into another. */
async function copyReleases(from: ReleaseStore, to: ReleaseStore, versions: Versions): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    for (const { path } of await from.files.list(`${releaseFolder(name, version)}/`)) {
      const content = await from.files.read(path);
      if (content) await to.files.create(path, content);
    }
  }
}

/** Exit code for a composition that cannot be tested, as in `git bisect run`. */
const SKIP = 125;

const endOf = (command: string, env: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * Runs a separate shell with these versions, and with the given build of the shell. Then runs a command with its
 * address in `SHOP_URL`. Exit code 0 is good, 125 cannot be tested.
 */
export async function tryVersions(
  releaseStore: ReleaseStore,
  versions: Versions,
  command: string,
  port: number,
) {
  await requireFreePort(port);
  const { [SHELL]: build, ...remotes } = versions;
  const shell = await shellToTry(releaseStore, build).catch((error: unknown) => {
    if (!(error instanceof CannotRun)) throw error;
    process.stderr.write(`The shell@${build} cannot be tried here. ${error.message}\n`);
    return undefined;
  });
  if (!shell) return 'skip' as const;
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-bisect-'));
  try {
    const own = releaseStoreIn(dataDir);
    await copyReleases(releaseStore, own, remotes);
    await releaseVersions(own, remotes);
    const server = await runServer(shell.bundle, {
      ...shell.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    });
    try {
      const code = await endOf(command, { SHOP_URL: `http://localhost:${port}` });
      if (code === SKIP) return 'skip' as const;
      return code === 0 ? ('good' as const) : ('bad' as const);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
