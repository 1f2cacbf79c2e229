import { bisect, bisectionSentence } from '../../libs/federation/src/bisect/index.ts';
import type { Versions } from '../../libs/federation/src/bisect/index.ts';
import { workspaceRemotes } from '../../libs/federation/src/bundler/index.ts';
import {
  CANARY,
  channelNames,
  liftQuarantine,
  noteEvent,
  readHistory,
  readQuarantine,
  writePass,
} from '../../libs/federation/src/composition/index.ts';
import type { Change, Desk } from '../../libs/federation/src/release/index.ts';
import {
  askShell,
  canaryNow,
  changedRemotes,
  collect,
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
import { compareRemotes, findNamed } from './compare.ts';
import { releasedSince, tryVersions } from './bisect.ts';
import { canaryWatch, tokenIn } from './canary.ts';
import type { Options } from './options.ts';
import { canaryLines, differenceLines, eventLine, liveLines, quarantineLine, versionLines } from './words.ts';

/** What a command found out or did: for people, and for programs. */
export interface Outcome {
  text: string;
  json: unknown;
}

type Command = (desk: Desk, options: Options) => Promise<Outcome>;

const SHELL = (): string => `http://localhost:${process.env.PORT ?? 4200}`;

const SAID = {
  'serves it': 'The running shell serves it.',
  'no shell': 'No shell is running; the next one takes it.',
  'no answer': 'The running shell does not answer; it takes it when it is started again.',
} as const;

/** The remotes that a command is about, of these. Throws a PlainProblem for none, and for one that there is not. */
function remotesIn({ words }: Options, known: readonly string[]): [string, ...string[]] {
  const [first, ...others] = words;
  if (first && words.every((name) => known.includes(name))) return [first, ...others];
  throw new PlainProblem(`Which remote? Say one or more of: ${known.join(', ')}.`);
}

/** Moves a channel; a running shell is waited for where that is what it answers with. */
async function move(desk: Desk, { channel }: Options, change: () => Promise<Change>): Promise<Outcome> {
  if (channel !== 'live') {
    const done = await change();
    return { text: `${channel} is at ${done.now.id}.\n${versionLines(done)}`, json: done };
  }
  const { done, shell } = await goLive({ desk, change, ask: () => askShell(SHELL()) });
  return { text: `${versionLines(done)}${SAID[shell]}`, json: { ...done, shell } };
}

const release: Command = async (desk, options) => {
  const versions: Record<string, string> = {};
  for (const name of remotesIn(options, workspaceRemotes())) {
    await step(`checking and building ${name}`, () => checkedBuild(name));
    const version = await step(`publishing and rehearsing ${name}`, () =>
      prepare(name, dataDir, {
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

const rollbackCommand: Command = async (desk, options) => {
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
        async (version) => (await misfitOf(desk, purpose, name, version)) ?? refusalOf(name, version),
        options.channel,
      );
  for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
  return move(desk, options, () => rollback(desk, name, to, purpose));
};

const removeCommand: Command = async (desk, options) => {
  const current = await readCurrent(desk, options.channel);
  const [name] = remotesIn(options, Object.keys(current?.composition.remotes ?? {}));
  const purpose = await purposeOf(desk, options);
  return move(desk, options, () => remove(desk, name, purpose));
};

const promoteCommand: Command = async (desk, options) => {
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

const history: Command = async ({ files }, { most }) => {
  const events = await readHistory(files, most);
  return { text: events.map(eventLine).join('\n') || 'Nothing was released yet.', json: events };
};

const diff: Command = async (desk, { words: [one, other] }) => {
  if (!one || !other)
    throw new PlainProblem('Which two? Name compositions or channels: diff -- live preview/x.');
  const change = { channel: 'live', before: await findNamed(desk, one), now: await findNamed(desk, other) };
  const remotes = await compareRemotes(desk, change.before, change.now);
  return { text: differenceLines(change, remotes), json: { ...change, remotes } };
};

const status: Command = async (desk) => {
  const names = await channelNames(desk.pointers);
  const channels = await Promise.all(
    names.map(async (name) => ({ name, ...(await readCurrent(desk, name)) })),
  );
  const shell = await askShell(SHELL());
  const canary = await canaryNow(desk);
  const quarantine = await readQuarantine(desk.pointers);
  const json = { channels, quarantine, shell, ...(canary && { canary }) };
  const lines = [liveLines(channels, shell, SHELL(), canary), ...quarantine.map(quarantineLine)];
  return { text: lines.join('\n'), json };
};

/** `canary`: what is known of it. `canary watch`: decides about every canary until it is stopped. */
const canaryCommand: Command = async (desk, { words: [what], servers = [SHELL()] }) => {
  if (what === 'watch') {
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    process.once('SIGTERM', () => stop.abort());
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    await canaryWatch({ desk, servers, token: tokenIn(dataDir), say }).follow(stop.signal);
    return { text: 'Nobody decides about canaries now.', json: null };
  }
  if (what) throw new PlainProblem('Say canary, or canary -- watch.');
  const now = await canaryNow(desk);
  return { text: now ? canaryLines(now) : 'There is no canary.', json: now ?? null };
};

const quarantineCommand: Command = async (desk, { words: [what, release], reason }) => {
  if (what === undefined) {
    const entries = await readQuarantine(desk.pointers);
    return { text: entries.map(quarantineLine).join('\n') || 'Nothing is in quarantine.', json: entries };
  }
  if (what !== 'lift' || !release)
    throw new PlainProblem('Which version? Say quarantine -- lift mf-search@1a2b.');
  if (!(await liftQuarantine(desk.pointers, release)))
    throw new PlainProblem(`${release} is not in quarantine.`);
  await noteEvent(desk.files, {
    at: new Date().toISOString(),
    ...desk.author,
    what: `lift the quarantine of ${release}`,
    channel: 'live',
    ...(reason && { why: reason }),
    changes: [],
  });
  return {
    text: `${release} may be served again. Where it is not live any more, release it.`,
    json: { lifted: release },
  };
};

const preview: Command = async (desk, { words: [channel], hours }) => {
  if (!channel?.startsWith('preview/'))
    throw new PlainProblem('Which preview? Say preview -- preview/<name>.');
  const found = await readCurrent(desk, channel);
  if (!found)
    throw new PlainProblem(
      `There is no channel ${channel}. Make it: release -- <remote> --channel ${channel}`,
    );
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const pass = writePass({ channel, until }, await desk.key());
  const link = `${process.env.SHOP_ORIGIN || SHELL()}/_preview?pass=${pass}`;
  return {
    text: `${link}\nShows ${channel} (${found.id}) to whoever opens it, until ${until}.`,
    json: { link, until },
  };
};

const bisectCommand: Command = async (desk, { words: [command], good }) => {
  if (!command || !good)
    throw new PlainProblem(
      'Say which composition was good, and how to try one: bisect -- --good <id> "<command>"',
    );
  const { first, releases } = await releasedSince(desk, good);
  const port = Number(process.env.PORT ?? 4200) + 50;
  const check = (versions: Versions) => tryVersions(desk, versions, command, port);
  const found = await bisect({ first, releases, check });
  return { text: bisectionSentence(found), json: found };
};

const collectCommand: Command = async (desk, { days, dryRun }) => {
  const collected = await collect(desk, { days, dryRun });
  const { versions, files } = collected;
  const word = dryRun ? 'Would remove' : 'Removed';
  return {
    text: [`${word} ${files} files of ${versions.length} versions.`, ...versions].join('\n'),
    json: { dryRun, ...collected },
  };
};

const fits: Command = async (desk, options) => {
  await step('building the shell', () => nx(['build', 'shell']));
  await step('asking the compiler', () => requireFit(desk, options));
  return { text: `The built shell fits what ${options.channel} points to.`, json: { fits: true } };
};

/** The commands about releases, by name. */
export const commands: Readonly<Record<string, Command>> = {
  release,
  rollback: rollbackCommand,
  remove: removeCommand,
  promote: promoteCommand,
  quarantine: quarantineCommand,
  preview,
  bisect: bisectCommand,
  fits,
  canary: canaryCommand,
  history,
  diff,
  status,
  collect: collectCommand,
};
