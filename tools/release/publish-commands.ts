import { LIVE, partOf, SHELL, type Versions } from '../../libs/federation/src/releases/composition/index.ts';
import {
  discard,
  isToSignAnew,
  publishedRelease,
  quarantineSentence,
  readCurrent,
  RefusedRelease,
  requireNoCanary,
  startCanary,
  releaseVersions,
  checkVersions,
  type Change,
  type ReleaseStore,
  type ShellOffer,
} from '../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../rehearsal/look-at-stage.ts';
import { dataDir, PlainProblem, publishBuilt } from '../shop.ts';
import { step } from '../steps.ts';
import { approve } from './approve.ts';
import { builtIn, editedSince, type BuiltRemote } from './built-folder.ts';
import { purposeOf, type SwitchPurpose } from './gate-purpose.ts';
import { SHOP, type Command, type Outcome } from './command.ts';
import { hiddenPages } from './hidden-pages.ts';
import { requireScope } from './keys.ts';
import { requireStoreOfShop } from './require-channel.ts';
import { switchChannel, requireWatchedShop } from './switch-channel.ts';
import { needsPages, type Options } from './options.ts';
import { addressLines } from './page-paths.ts';
import { shellOf } from './shell-of.ts';
import { versionLines } from './sentences.ts';

/** A published build of the shell, to be released with remotes. */
interface PublishedShell {
  build: string;
  offer: ShellOffer;
}

/** Publishes builds; adds their versions to `versions`. */
async function publishAll(
  releaseStore: ReleaseStore,
  { overBudget }: Options,
  built: readonly BuiltRemote[],
  offer: ShellOffer,
  versions: Record<string, string>,
): Promise<void> {
  const mayBeOverBudget = overBudget !== undefined;
  for (const { name, distDir } of built)
    await step(
      `publishing ${name}`,
      async () => {
        versions[name] = await publishBuilt(name, releaseStore, {
          distDir,
          offer,
          mayBeOverBudget,
          onRestored: (files) =>
            void process.stderr.write(`\n  damaged files of ${name} were restored: ${files.join(', ')}\n`),
        });
      },
      { minutes: 10 },
    );
}

/** Rehearses published builds in order, each beside those before it. */
async function rehearseAll(
  releaseStore: ReleaseStore,
  options: Options,
  built: readonly BuiltRemote[],
  versions: Versions,
): Promise<void> {
  const { channel } = options;
  const beside: Record<string, string> = {};
  for (const { name } of built) {
    const version = versions[name] ?? '';
    await step(`rehearsing ${name}`, (onStep) =>
      approve(releaseStore, name, version, dataDir, {
        channel,
        beside: { ...beside },
        look: lookAtStage,
        needsPages: needsPages(options),
        onStep,
        onNote: (note) => void process.stderr.write(`  ${note}\n`),
      }),
    );
    beside[name] = version;
  }
}

async function refuseQuarantined(releaseStore: ReleaseStore, versions: Versions): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    const out = await quarantineSentence(releaseStore, name, version);
    if (out) throw new RefusedRelease(`${name}@${version} was not released. ${out}`);
  }
}

async function point(
  releaseStore: ReleaseStore,
  options: Options,
  versions: Versions,
  purpose: SwitchPurpose,
): Promise<Outcome> {
  await refuseQuarantined(releaseStore, versions);
  const { canary: percent, reason: why } = options;
  if (!percent)
    return switchChannel(releaseStore, options, () => releaseVersions(releaseStore, versions, purpose));
  const done = await startCanary(releaseStore, versions, {
    percent,
    why,
    ...(purpose.gate && { gate: purpose.gate }),
  });
  const text = `${versionLines(done)}The canary ${done.now.id} is shown to ${percent} % of new visits. It is decided by npx weefsel canary watch (npm start runs one), or by hand.`;
  return { text, json: done };
}

/** Asks the gate without the compiler: paths, pages, lent packages. Throws a RefusedRelease. */
async function tryQuickly(releaseStore: ReleaseStore, options: Options, versions: Versions): Promise<void> {
  const rules = { mayGo: options.without, compiles: false };
  await checkVersions(releaseStore, versions, await purposeOf(releaseStore, options, rules));
}

/** Removes refused versions from the store; only a line in the history remains. Reports a failure of that. */
async function leaveNothing(releaseStore: ReleaseStore, versions: Versions): Promise<void> {
  await discard(releaseStore, versions).catch((error: unknown) => {
    process.stderr.write(`What was refused stays in the store until collect: ${String(error)}\n`);
  });
}

/** Reports Ctrl-C before a release, until called. */
function untilReleased(): () => void {
  const stop = () => {
    process.stderr.write(
      '\nStopped: nothing was released. What was published stays in the store until collect.\n',
    );
    process.exit(130);
  };
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
}

/** Addresses of the released pages on the shop. A preview has them behind its link only. */
const addressesOn = async (
  releaseStore: ReleaseStore,
  options: Options,
  versions: Versions,
): Promise<string[]> => (options.channel === LIVE ? addressLines(releaseStore, versions, SHOP(options)) : []);

interface Beside {
  /** A published shell to release with the remotes. */
  shell?: PublishedShell;
  /** Running lint and type check. Their failure refuses the release; an unchanged build stops them. */
  checks?: { done: Promise<void>; stop: () => void };
}

/** The channel's composition as a change of nothing, when it has these versions already. */
async function unchangedBy(
  releaseStore: ReleaseStore,
  { channel, canary }: Options,
  versions: Versions,
): Promise<Change | undefined> {
  const current = await readCurrent(releaseStore, channel);
  const isThere = Object.entries(versions).map(async ([name, version]) => {
    const { manifest } = await publishedRelease(releaseStore, name, version);
    const part = partOf(current?.composition, name);
    return part?.version === version && part.manifest === manifest;
  });
  if (
    !current ||
    (await Promise.all(isThere)).includes(false) ||
    canary ||
    (await isToSignAnew(releaseStore, current.id))
  )
    return undefined;
  return { channel, before: current, now: current };
}

/** Publishes, rehearses and releases builds in one step. */
export async function releaseBuilt(
  releaseStore: ReleaseStore,
  options: Options,
  built: readonly BuiltRemote[],
  { shell, checks }: Beside = {},
): Promise<Outcome> {
  const versions: Record<string, string> = shell ? { [SHELL]: shell.build } : {};
  await requireScope(releaseStore, [...built.map(({ name }) => name), ...(shell ? [SHELL] : [])]);
  await requireWatchedShop(options);
  if (options.canary) await requireNoCanary(releaseStore);
  const goOn = untilReleased();
  try {
    await publishAll(
      releaseStore,
      options,
      built,
      shell?.offer ?? (await shellOf(releaseStore, options.channel)),
      versions,
    );
    // Quick checks before slow ones: gate, lint and types, compiler, rendered pages.
    await refuseQuarantined(releaseStore, versions);
    const unchanged = await unchangedBy(releaseStore, options, versions);
    if (unchanged) {
      checks?.stop();
      const { text, ...done } = await switchChannel(releaseStore, options, async () => unchanged);
      return { text: [text.trimEnd(), ...built.flatMap((each) => editedSince(each))].join('\n'), ...done };
    }
    const purpose = await purposeOf(releaseStore, options);
    await step('asking the gate', () => tryQuickly(releaseStore, options, versions));
    const hidden = await hiddenPages(releaseStore, options, versions);
    for (const sentence of hidden) process.stderr.write(`  ${sentence}\n`);
    if (checks) await step('linting and checking types', () => checks.done, { minutes: 15 });
    await step('asking the compiler', () => checkVersions(releaseStore, versions, purpose), { minutes: 5 });
    await rehearseAll(releaseStore, options, built, versions);
    goOn();
    const { text, json } = await point(releaseStore, options, versions, purpose);
    return {
      text: [text.trimEnd(), ...(await addressesOn(releaseStore, options, versions)), ...hidden].join('\n'),
      json: { ...(json as object), hiddenPages: hidden },
    };
  } catch (error) {
    if (error instanceof RefusedRelease) await leaveNothing(releaseStore, versions);
    throw error;
  } finally {
    goOn();
  }
}

/** `publish dist/`: releases existing builds from anywhere. */
export const publishCommand: Command = async (releaseStore, options) => {
  if (options.words.length === 0) throw new PlainProblem('Which folder is the build in? Say publish dist/.');
  const built = await Promise.all(options.words.map((word) => builtIn(word)));
  await requireStoreOfShop(releaseStore, options);
  return releaseBuilt(releaseStore, options, built);
};
