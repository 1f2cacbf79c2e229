import { bisect, bisectionSentence, type Versions } from '../../libs/federation/src/releases/bisect/index.ts';
import { SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import { requireNoCanary } from '../../libs/federation/src/releases/release/index.ts';
import { distOf, workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import { nx } from '../nx.ts';
import { PlainProblem, publishBuiltShell, readOffer } from '../shop.ts';
import { step } from '../steps.ts';
import { requireFit } from './gate-purpose.ts';
import { releasedSince, tryVersions } from './bisect.ts';
import { checkedBuild } from './checked-build.ts';
import { partsIn, type Command } from './command.ts';
import { requireScope } from './keys.ts';
import { releaseBuilt } from './publish-commands.ts';
import { requireStoreOfShop } from './require-channel.ts';

/** Commands that build apps of this workspace, or run its shell. */
export const release: Command = async (releaseStore, options) => {
  const names = partsIn(options, [...workspaceRemotes(), SHELL]);
  if (names.includes(SHELL) && options.canary)
    throw new PlainProblem(
      'A shell is shown to all or to nobody: release it without --canary, and roll it back if it harms.',
    );
  await requireScope(releaseStore, names);
  await requireStoreOfShop(releaseStore, options);
  if (options.canary) await requireNoCanary(releaseStore);
  const { build, checks } = checkedBuild(names);
  await step(`building ${names.join(', ')}`, build, { minutes: 15 });
  const shell = names.includes(SHELL)
    ? await step(
        `publishing ${SHELL}`,
        async () => ({ build: await publishBuiltShell(releaseStore), offer: await readOffer() }),
        { minutes: 10 },
      )
    : undefined;
  const remotes = names.filter((name) => name !== SHELL);
  return releaseBuilt(
    releaseStore,
    options,
    remotes.map((name) => ({ name, distDir: distOf(name) })),
    { checks, ...(shell && { shell }) },
  );
};

export const fits: Command = async (releaseStore, options) => {
  await step('building the shell', (onStep) => nx(['build', 'shell'], { onStep }), { minutes: 15 });
  await step('asking the compiler', () => requireFit(releaseStore, options), { minutes: 5 });
  return { text: `The built shell fits what ${options.channel} points to.`, json: { fits: true } };
};

export const bisectCommand: Command = async (releaseStore, { words: [command], good }) => {
  if (!command || !good)
    throw new PlainProblem(
      'Say which composition was good, and how to try one: bisect --good <id> "<command>"',
    );
  const { first, releases } = await releasedSince(releaseStore, good);
  const port = Number(process.env.PORT ?? 4200) + 50;
  const check = (versions: Versions) => tryVersions(releaseStore, versions, command, port);
  const found = await bisect({ first, releases, check });
  return { text: bisectionSentence(found), json: found };
};
