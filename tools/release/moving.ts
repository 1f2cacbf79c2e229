import { workspaceRemotes } from '../../libs/federation/src/bundler/index.ts';
import { CANARY, partOf, SHELL } from '../../libs/federation/src/composition/index.ts';
import type { Composition } from '../../libs/federation/src/composition/index.ts';
import type { Change, Desk } from '../../libs/federation/src/release/index.ts';
import {
  askShell,
  changedParts,
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
import {
  dataDir,
  PlainProblem,
  prepare,
  publishBuiltShell,
  readLiveOffer,
  readOffer,
  refusalOf,
} from '../shop.ts';
import { step } from '../steps.ts';
import { misfitOf, purposeOf, requireFit } from './at-the-gate.ts';
import { checkedBuild } from './checked-build.ts';
import type { Command, Outcome } from './command.ts';
import { partsIn, SHOP } from './command.ts';
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
  const { done, shell } = await goLive({ desk, change, ask: () => askShell(SHOP()) });
  return { text: `${versionLines(done)}${SAID[shell]}`, json: { ...done, shell } };
}

/** Why a version cannot be served, as a sentence; a build of the shell shows that when servers turn to it. */
const refusalOfPart = async (name: string, version: string): Promise<string | undefined> =>
  name === SHELL ? undefined : refusalOf(name, version);

const partsOf = (content: Pick<Composition, 'remotes' | 'shell'> | undefined): string[] => [
  ...Object.keys(content?.remotes ?? {}),
  ...(content?.shell ? [SHELL] : []),
];

export const release: Command = async (desk, options) => {
  const versions: Record<string, string> = {};
  const names = partsIn(options, [...workspaceRemotes(), SHELL]);
  if (names.includes(SHELL)) {
    if (options.canary)
      throw new PlainProblem(
        'A shell is shown to all or to nobody: release it without --canary, and roll it back if it harms.',
      );
    await step(`checking and building ${SHELL}`, () => checkedBuild(SHELL));
    versions[SHELL] = await step(`publishing ${SHELL}`, () => publishBuiltShell(desk));
  }
  const offer = await (versions[SHELL] ? readOffer() : readLiveOffer(desk, options.channel));
  for (const name of names.filter((each) => each !== SHELL)) {
    await step(`checking and building ${name}`, () => checkedBuild(name));
    const version = await step(`publishing and rehearsing ${name}`, () =>
      prepare(name, dataDir, {
        offer,
        mayBeOverBudget: options.overBudget !== undefined,
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
  const [name] = partsIn(options, partsOf(current?.composition));
  const { to, passedBy } = options.to
    ? { to: options.to, passedBy: [] }
    : await findWayBack(
        desk,
        name,
        async (version) => (await misfitOf(desk, purpose, name, version)) ?? refusalOfPart(name, version),
        options.channel,
      );
  for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
  return move(desk, options, () => rollback(desk, name, to, purpose));
};

export const removeCommand: Command = async (desk, options) => {
  const current = await readCurrent(desk, options.channel);
  const [name] = partsIn(options, Object.keys(current?.composition.remotes ?? {}));
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
  for (const name of preview ? changedParts(live?.composition, preview.composition) : []) {
    const version = partOf(preview?.composition, name)?.version ?? '';
    const refused = version && (await refusalOfPart(name, version));
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
