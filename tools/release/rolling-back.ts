import {
  CANARY,
  DamagedDocument,
  NotChecked,
  partOf,
  readChannel,
  readHistory,
  SHELL,
  type ComposedRemote,
  type Composition,
  type Content,
  type HistoryEvent,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  changedParts,
  findRollbackTarget,
  NotLoaded,
  NoRollbackTarget,
  quarantineSentence,
  readCurrent,
  remotesOfCanary,
  rollback,
  rollbackAll,
  rollbackCanary,
  releaseVersion,
  type Change,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { misfitOf, purposeOf, type SwitchPurpose } from './gate-purpose.ts';
import { partsIn, type Command, type Outcome } from './command.ts';
import { completeCompositionId, completeId } from './complete-id.ts';
import { requireScope, withinScope } from './keys.ts';
import { earlierVersions } from './earlier-versions.ts';
import { reasonsAgainst, requireNoCanaryFor, untilChecked } from './rollback-checks.ts';
import { switchChannel } from './switch-channel.ts';
import type { Options } from './options.ts';
import { requireChannel } from './require-channel.ts';
import { forChannel, wayOut } from './sentences.ts';

/** Number of events that are searched for an earlier rollback. */
const LOOKED_THROUGH = 50;

const partsOf = (content: Pick<Composition, 'remotes' | 'shell'> | undefined): string[] => [
  ...Object.keys(content?.remotes ?? {}),
  ...(content?.shell ? [SHELL] : []),
];

interface Target {
  name: string;
  /** Absent for a removed part. */
  part: ComposedRemote | undefined;
  /** Version, or its beginning. */
  to: string;
}

/** Moves one part to an earlier version, or to one that a rollback or its removal left. */
async function rollbackTo(
  releaseStore: ReleaseStore,
  options: Options,
  target: Target,
  purpose: SwitchPurpose,
): Promise<Outcome> {
  const { name, part } = target;
  const earlier = (part?.previous ?? []).map(({ version }) => version);
  const known = completeId(target.to, earlier);
  // Earlier ones first: the others cost a search of the history.
  const left = earlier.includes(known) ? [] : await earlierVersions(releaseStore, options.channel, name);
  const to = completeId(known, left);
  const isLeft = left.includes(to);
  const out = await quarantineSentence(releaseStore, name, to);
  if (out) throw new PlainProblem(`${name}@${to} was not brought back. ${out}`);
  const forward = { ...purpose, what: `rollback ${name} to ${to}` };
  const change = () =>
    isLeft ? releaseVersion(releaseStore, name, to, forward) : rollback(releaseStore, name, to, purpose);
  return step(`moving ${options.channel} to ${name}@${to}`, () =>
    switchChannel(releaseStore, options, change),
  );
}

/** Name of the part to roll back, which may be removed. Throws a PlainProblem for an unknown one. */
async function partToRollBack(
  releaseStore: ReleaseStore,
  options: Options,
  known: readonly string[],
): Promise<string> {
  const { words, to, channel } = options;
  const [name = ''] = words;
  const [left] = name && !known.includes(name) ? await earlierVersions(releaseStore, channel, name) : [];
  if (left && !to)
    throw new PlainProblem(
      `${name} was removed from ${channel}. Bring its last version back: npx weefsel rollback ${name} --to ${left}${forChannel(options.channel)}`,
    );
  return left ? name : partsIn(options, known)[0];
}

/** Moves one part to the newest earlier version without a reason against it. */
async function rollbackPart(
  releaseStore: ReleaseStore,
  options: Options,
  purpose: SwitchPurpose,
): Promise<Outcome> {
  const current = await readCurrent(releaseStore, options.channel).catch((error: unknown) => {
    if (!(error instanceof DamagedDocument) || error instanceof NotChecked) throw error;
    throw new PlainProblem(`${error.message} ${wayOut(options.channel)}`);
  });
  const name = await partToRollBack(releaseStore, options, partsOf(current?.composition));
  await requireScope(releaseStore, [name]);
  const part = partOf(current?.composition, name);
  if (options.to) return rollbackTo(releaseStore, options, { name, part, to: options.to }, purpose);
  requireNotBackAlready(options.channel, await readHistory(releaseStore.files, LOOKED_THROUGH), name);
  const notTaken = new Map<string, string>();
  const refusal = async (version: string) =>
    notTaken.get(version) ??
    (await misfitOf(releaseStore, purpose, name, version)) ??
    quarantineSentence(releaseStore, name, version);
  for (;;) {
    const { to, passedBy } = await findRollbackTarget(releaseStore, name, refusal, options.channel).catch(
      async (error: unknown) => {
        const [left] =
          error instanceof NoRollbackTarget ? await earlierVersions(releaseStore, options.channel, name) : [];
        if (!left) throw error;
        throw new PlainProblem(
          `${(error as NoRollbackTarget).message}\n${name}@${left} was live before. To bring it back: npx weefsel rollback ${name} --to ${left}${forChannel(options.channel)}`,
        );
      },
    );
    try {
      const outcome = await step(`moving ${options.channel} to ${name}@${to}`, () =>
        switchChannel(releaseStore, options, () => rollback(releaseStore, name, to, purpose)),
      );
      for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
      return outcome;
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      notTaken.set(to, error.message);
    }
  }
}

/** Throws a PlainProblem without a previous composition, and when that has a version that was rolled back. */
async function requireUnlikeBefore(
  { pointers }: ReleaseStore,
  channel: string,
  events: readonly HistoryEvent[],
): Promise<void> {
  const found = await readChannel(pointers, channel);
  const [target] = found?.previous ?? [];
  const last = events.find(({ from, ...event }) => event.channel === channel && from !== found?.composition);
  if (!target && last?.from)
    throw new PlainProblem(
      `There is no earlier composition to go back to. ${last.from} was ${channel} before; to bring it back: npx weefsel rollback --to ${last.from}${forChannel(channel)}`,
    );
  const left = events.find(
    ({ what, from, ...event }) =>
      event.channel === channel && from === target && /^rollback [\w-]+$/.test(what),
  );
  if (left)
    throw new PlainProblem(
      `The previous composition ${target} was left by "${left.what}" at ${left.at}. Name the one to go to: npx weefsel rollback --to <id>${forChannel(channel)}; npx weefsel history lists them.`,
    );
}

/**
 * Throws a PlainProblem when the last move of a channel is a server's: the return from a quarantined version.
 * A rollback without a target would leave good versions.
 */
function requireNotBackAlready(channel: string, events: readonly HistoryEvent[], name?: string): void {
  const last = events.find(({ from, to, ...event }) => event.channel === channel && from !== to);
  const [, release = ''] = /^quarantine (\S+)$/.exec(last?.what ?? '') ?? [];
  if (!last || !release || (name && !release.startsWith(`${name}@`))) return;
  const further = name ? `rollback ${name} --to <version>` : 'rollback --to <id>';
  throw new PlainProblem(
    `${release} came into quarantine at ${last.at}, and ${channel} went back to ${last.to} then. Nothing was changed. To go further back: npx weefsel ${further}${forChannel(channel)}; npx weefsel status and history list them.`,
  );
}

/** Changed parts in quarantine, one sentence each. */
async function quarantinedIn(
  releaseStore: ReleaseStore,
  next: Content,
  before: Content | undefined,
): Promise<string[]> {
  const sentences = changedParts(before, next).map(async (name) => {
    const { version = '' } = partOf(next, name) ?? {};
    const out = await quarantineSentence(releaseStore, name, version);
    return out ? [`${name}@${version} is not brought back. ${out}`] : [];
  });
  return (await Promise.all(sentences)).flat();
}

/** Composition to go to, when it is named. Throws a PlainProblem where the previous one must not be taken instead. */
async function targetOf(releaseStore: ReleaseStore, { channel, to }: Options): Promise<string | undefined> {
  if (to) return completeCompositionId(releaseStore, channel, to);
  const events = await readHistory(releaseStore.files, LOOKED_THROUGH);
  await requireUnlikeBefore(releaseStore, channel, events);
  requireNotBackAlready(channel, events);
  return undefined;
}

async function rollbackWhole(
  releaseStore: ReleaseStore,
  options: Options,
  to: string | undefined,
  purpose: SwitchPurpose,
): Promise<Outcome> {
  const within = await withinScope(releaseStore);
  const gate: typeof within = async (next, before) => [
    ...(await within(next, before)),
    ...(await quarantinedIn(releaseStore, next, before)),
    ...((await purpose.gate?.(next, before)) ?? []),
  ];
  return step(`moving ${options.channel}`, () =>
    switchChannel(releaseStore, options, () => rollbackAll(releaseStore, to, { ...purpose, gate })),
  );
}

/** Moves the channel after quick checks; compiler and rehearsal follow, and report what speaks against the result. */
export const rollbackCommand: Command = async (releaseStore, options) => {
  if (options.words[0] === CANARY) {
    await requireScope(releaseStore, await remotesOfCanary(releaseStore));
    const ended = await rollbackCanary(releaseStore, { ...(options.reason && { why: options.reason }) });
    return { text: `The canary ${ended.composition} is shown to nobody any more.`, json: ended };
  }
  await requireNoCanaryFor(releaseStore, options);
  const isWhole = options.words.length === 0;
  // A lost channel comes back by a whole composition only.
  if (!isWhole || !options.to) await requireChannel(releaseStore, options.channel);
  const target = isWhole ? await targetOf(releaseStore, options) : undefined;
  const quick = await purposeOf(releaseStore, options, { mayGo: 'any', compiles: false, target });
  const moved = await (isWhole
    ? rollbackWhole(releaseStore, options, target, quick)
    : rollbackPart(releaseStore, options, quick));
  const checked = untilChecked(options.channel);
  const reasons = await reasonsAgainst(releaseStore, options, moved.json as Change)
    .catch((error: unknown) => [
      `it was not checked. ${error instanceof Error ? error.message : String(error)}`,
    ])
    .finally(checked);
  if (reasons.length === 0) return moved;
  const text = `${moved.text}\nIt is live, but: ${reasons.join(' ')} Go further back with --to.`;
  return { text, json: { ...(moved.json as Change), reasons }, hasFault: true };
};
