import { REMOTE_NAMES } from '../../libs/contracts/src/remote.ts';
import { bisect, bisectionSentence } from '../../libs/federation/src/bisect/index.ts';
import type { Versions } from '../../libs/federation/src/bisect/index.ts';
import {
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
  changedRemotes,
  findComposition,
  findWayBack,
  goLive,
  promote,
  quarantineSentence,
  readCurrent,
  RefusedRelease,
  rollback,
  rollbackAll,
  switchAll,
} from '../../libs/federation/src/release/index.ts';
import { nx } from '../nx.ts';
import { PlainProblem, prepare, refusalOf } from '../shop.ts';
import { step } from '../steps.ts';
import { releasedSince, tryVersions } from './bisect.ts';
import type { Options } from './options.ts';
import { eventLine, liveLines, quarantineLine, versionLines } from './words.ts';

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

/** The remotes that a command is about. Throws a PlainProblem for none, and for one that there is not. */
function remotesIn({ words }: Options): [string, ...string[]] {
  const [first, ...others] = words;
  const areKnown = words.every((name) => (REMOTE_NAMES as readonly string[]).includes(name));
  if (first && areKnown) return [first, ...others];
  throw new PlainProblem(`Which remote? Say one or more of: ${REMOTE_NAMES.join(', ')}.`);
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

const purposeOf = ({ channel, reason }: Options) => ({ channel, ...(reason && { why: reason }) });

const release: Command = async (desk, options) => {
  const versions: Record<string, string> = {};
  for (const name of remotesIn(options)) {
    await step(`building ${name}`, () => nx(['build', name]));
    const version = await step(`publishing and rehearsing ${name}`, () => prepare(name));
    const out = await quarantineSentence(desk, name, version);
    if (out) throw new RefusedRelease(`${name}@${version} was not released. ${out}`);
    versions[name] = version;
  }
  return move(desk, options, () => switchAll(desk, versions, purposeOf(options)));
};

const rollbackCommand: Command = async (desk, options) => {
  if (options.words.length === 0)
    return move(desk, options, () => rollbackAll(desk, options.to, purposeOf(options)));
  const [name] = remotesIn(options);
  const { to, passedBy } = options.to
    ? { to: options.to, passedBy: [] }
    : await findWayBack(desk, name, (version) => refusalOf(name, version), options.channel);
  for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
  return move(desk, options, () => rollback(desk, name, to, purposeOf(options)));
};

const promoteCommand: Command = async (desk, options) => {
  const [from] = options.words;
  if (!from) throw new PlainProblem('Which channel? Say promote -- preview/<name>.');
  const preview = await readCurrent(desk, from);
  const live = await readCurrent(desk, options.channel);
  for (const name of preview ? changedRemotes(live?.composition, preview.composition) : []) {
    const version = preview?.composition.remotes[name]?.version ?? '';
    const refused = version && (await refusalOf(name, version));
    if (refused) throw new PlainProblem(`${name}@${version} cannot be promoted. ${refused}`);
  }
  return move(desk, options, () => promote(desk, from, purposeOf(options)));
};

const history: Command = async ({ files }, { most }) => {
  const events = await readHistory(files, most);
  return { text: events.map(eventLine).join('\n') || 'Nothing was released yet.', json: events };
};

const diff: Command = async (desk, { words: [one, other] }) => {
  if (!one || !other)
    throw new PlainProblem('Which two? Name compositions or channels: diff -- live preview/x.');
  const named = async (name: string) =>
    /^[0-9a-f]{16}$/.test(name)
      ? { id: name, composition: await findComposition(desk, name) }
      : await readCurrent(desk, name);
  const [before, now] = [await named(one), await named(other)];
  if (!before || !now) throw new PlainProblem(`There is no channel ${before ? other : one}.`);
  const change = { channel: 'live', before, now };
  return { text: versionLines(change).trim() || 'They are the same.', json: change };
};

const status: Command = async (desk) => {
  const names = await channelNames(desk.pointers);
  const channels = await Promise.all(
    names.map(async (name) => ({ name, ...(await readCurrent(desk, name)) })),
  );
  const shell = await askShell(SHELL());
  const quarantine = await readQuarantine(desk.pointers);
  const json = { channels, quarantine, shell };
  return { text: [liveLines(channels, shell, SHELL()), ...quarantine.map(quarantineLine)].join('\n'), json };
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

/** The commands about releases, by name. */
export const commands: Readonly<Record<string, Command>> = {
  release,
  rollback: rollbackCommand,
  promote: promoteCommand,
  quarantine: quarantineCommand,
  preview,
  bisect: bisectCommand,
  history,
  diff,
  status,
};
