import { readRegistry, rollback, RefusedRelease } from '../libs/federation/src/release/index.ts';
import { REMOTE_NAMES } from '../libs/contracts/src/remote.ts';
import { nx } from './nx.ts';
import { PlainProblem, release, remotesDir } from './shop.ts';
import { run, step } from './steps.ts';

/** `npm run release -- mf-search` builds, publishes and switches; `npm run rollback -- mf-search` goes back. */
const [command = 'release', name = ''] = process.argv.slice(2);

/** Waits until a running shell has taken the version; without a running shell there is nothing to wait for. */
async function waitForShell(version: string): Promise<string> {
  const health = `http://localhost:${process.env.PORT ?? 4200}/health`;
  const until = Date.now() + 5000;
  while (Date.now() < until) {
    const answer = await fetch(health).catch(() => null);
    if (!answer) return 'No shell is running; the next one takes it.';
    const { remotes } = (await answer.json()) as { remotes: Record<string, string> };
    if (remotes[name] === version) return 'The running shell serves it.';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new PlainProblem(
    `The running shell did not take ${name}@${version}; its log says why. The version before it stays live.`,
  );
}

await run(async () => {
  if (!(REMOTE_NAMES as readonly string[]).includes(name)) {
    throw new PlainProblem(`Which remote? Say one of: ${REMOTE_NAMES.join(', ')}.`);
  }
  let version: string;
  if (command === 'rollback') {
    version = await rollback(remotesDir, name).catch((error: Error) => {
      throw new PlainProblem(error.message);
    });
  } else {
    await step(`building ${name}`, () => nx(['build', name]));
    version = await step('publishing', () => release(name)).catch((error: unknown) => {
      throw error instanceof RefusedRelease ? new PlainProblem(error.message) : error;
    });
  }
  const previous = (await readRegistry(remotesDir)).remotes[name]?.previous[0];
  process.stdout.write(
    `${name}@${version} is live. ${await waitForShell(version)}${previous ? ` Before it: ${previous}.` : ''}\n`,
  );
});
