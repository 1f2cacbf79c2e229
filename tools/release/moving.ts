import { workspaceRemotes } from '../../libs/federation/src/bundler/index.ts';
import { CANARY } from '../../libs/federation/src/composition/index.ts';
import type { Change, Desk } from '../../libs/federation/src/release/index.ts';
import {
  askShell,
  changedRemotes,
  findWayBack,
  goLive,
  promote,
  promoteCanary,
  quarantineSentence,
  readCurrent,
  RefusedRelease,
  remove,
  rollback,
  rollbackAll,
  rollbackCanary,
  startCanary,
  switchAll,
} from '../../libs/federation/src/release/index.ts';
import { nx } from '../nx.ts';
import { dataDir, PlainProblem, prepare, refusalOf } from '../shop.ts';
import { step } from '../steps.ts';
import { misfitOf, purposeOf, requireFit } from './at-the-gate.ts';
import { checkedBuild } from './checked-build.ts';
import type { Command, Outcome } from './command.ts';
import { remotesIn, SHELL } from './command.ts';
import type { Options } from './options.ts';
import { versionLines } from './words.ts';

const SAID = {
  'serves it': 'The running shell serves it.',
  'no shell': 'No shell is running; the next one takes it.',
  'no answer': 'The running shell does not answer; it takes it when it is started again.',
} as const;

/** Moves a channel; a running shell is waited for where that is what it answers with. */
async function move(desk: Desk, { channel }: Options, change: () => Promise<Change>): Promise<Outcome> {
  if (channel !== 'live') {
    const done = await change();
    return { text: `${channel} is at ${done.now.id}.\n${versionLines(done)}`, json: done };
  }
  const { done, shell } = await goLive({ desk, change, ask: () => askShell(SHELL()) });
  return { text: `${versionLines(done)}${SAID[shell]}`, json: { ...done, shell } };
}

export const release: Command = async (desk, options) => {
  const versions: Record<string, string> = {};
  for (const name of remotesIn(options, workspaceRemotes())) {
    await step(`checking and building ${name}`, () => checkedBuild(name));
    const version = await step(`publishing and rehearsing ${name}`, () =>
      prepare(name, dataDir, {
        mayBeOverBudget: options.overBudget !== undefined,
        channel: options.channel,
        beside: versions,
        onNote: (note) => process.stderr.write(`  ${note}\n`),
      }),
    );
    const out = await quarantineSentence(desk, name, version);
    if (out) throw new RefusedRelease(`${name}@${version} was not released. ${out}`);
    versions[name] = version;
  }
  const purpose = await purposeOf(desk, options);
  const { canary: percent, reason: why } = options;
  if (!percent) return move(desk, options, () => switchAll(desk, versions, purpose));
  const done = await startCanary(desk, versions, {
    percent,
    why,
    ...(purpose.gate && { gate: purpose.gate }),
  });
  const text = `${versionLines(done)}The canary ${done.now.id} is shown to ${percent} % of new visits. Who decides: npm run canary -- watch`;
  return { text, json: done };
};

export const rollbackCommand: Command = async (desk, options) => {
  if (options.words[0] === CANARY) {
    const ended = await rollbackCanary(desk, { ...(options.reason && { why: options.reason }) });
    return { text: `The canary ${ended.composition} is shown to nobody any more.`, json: ended };
  }
  const purpose = await purposeOf(desk, options, 'any');
  if (options.words.length === 0) return move(desk, options, () => rollbackAll(desk, options.to, purpose));
  const current = await readCurrent(desk, options.channel);
  const [name] = remotesIn(options, Object.keys(current?.composition.remotes ?? {}));
  const { to, passedBy } = options.to
    ? { to: options.to, passedBy: [] }
    : await findWayBack(
        desk,
        name,
        async (version) =>
          (await misfitOf(desk, purpose, name, version)) ??
          refusalOf(name, version, dataDir, { withoutBrowser: true }),
        options.channel,
      );
  for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
  return move(desk, options, () => rollback(desk, name, to, purpose));
};

export const removeCommand: Command = async (desk, options) => {
  const current = await readCurrent(desk, options.channel);
  const [name] = remotesIn(options, Object.keys(current?.composition.remotes ?? {}));
  const purpose = await purposeOf(desk, options);
  return move(desk, options, () => remove(desk, name, purpose));
};

export const promoteCommand: Command = async (desk, options) => {
  const [from] = options.words;
  if (from === CANARY)
    return move(desk, options, () => promoteCanary(desk, { ...(options.reason && { why: options.reason }) }));
  if (!from) throw new PlainProblem('Which channel? Say promote -- preview/<name>.');
  const preview = await readCurrent(desk, from);
  const live = await readCurrent(desk, options.channel);
  for (const name of preview ? changedRemotes(live?.composition, preview.composition) : []) {
    const version = preview?.composition.remotes[name]?.version ?? '';
    const refused = version && (await refusalOf(name, version));
    if (refused) throw new PlainProblem(`${name}@${version} cannot be promoted. ${refused}`);
  }
  const purpose = await purposeOf(desk, options);
  return move(desk, options, () => promote(desk, from, purpose));
};

export const fits: Command = async (desk, options) => {
  await step('building the shell', () => nx(['build', 'shell']));
  await step('asking the compiler', () => requireFit(desk, options));
  return { text: `The built shell fits what ${options.channel} points to.`, json: { fits: true } };
};
