import {
  LIVE,
  SHELL,
  type HistoryEvent,
  type Quarantined,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  storeDir,
  versionChanges,
  type askShell,
  type CanaryNow,
  type Change,
  type Named,
} from '../../libs/federation/src/releases/release/index.ts';
import { withoutPassword } from '../../libs/federation/src/releases/store/index.ts';
import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import { dataDir } from '../shop.ts';
import type { Faults } from './counts.ts';

type ShellStatus = Awaited<ReturnType<typeof askShell>>;

/** End of a command line that changes a channel other than live. */
export const forChannel = (channel: string): string => (channel === LIVE ? '' : ` --channel ${channel}`);

/** Remedy for damaged documents of the store. */
export const wayOut = (channel: string): string =>
  channel === LIVE
    ? 'Leave a damaged composition with npx weefsel rollback; for a damaged channel see docs/operating/bad-day.md.'
    : 'Remove this channel as docs/operating/bad-day.md says, and release into it again.';

/** A missing preview, and its making. */
export const noChannel = (channel: string): string =>
  `There is no channel ${channel}. Make it: npx weefsel ${IS_PACKED ? 'publish dist/' : 'release <remote>'} --channel ${channel}`;

/** A store without any release, and the usual cause. */
export const noChannels = (): string =>
  `The store ${withoutPassword(process.env.RELEASE_STORE || storeDir(dataDir))} has no channel: nothing was released, its folder is away, RELEASE_STORE or RELEASE_POINTERS names another place, or the channel was lost (docs/operating/bad-day.md).`;

/** Changes between two compositions, one line each. */
export const versionLines = ({ channel, before, now }: Change): string => {
  const lines = versionChanges(before?.composition, now.composition);
  if (lines.length > 0) return `${lines.join('\n')}\n`;
  if (before?.id === now.id) return `${channel} stays at ${now.id}: it has these versions already.\n`;
  return `${channel} moved from ${before?.id} to ${now.id}, which has the same versions.\n`;
};

/** Changed versions between two compositions, and below each remote its own differences. */
export function differenceLines(
  { before, now }: Change,
  remotes: Readonly<Record<string, string[]>>,
): string {
  const versions = versionChanges(before?.composition, now.composition);
  const lines = versions.flatMap((line) => {
    const [name = ''] = line.split(' ');
    return [line, ...(remotes[name] ?? []).map((difference) => `    ${difference}`)];
  });
  return lines.join('\n') || 'They are the same.';
}

/** An event of the history in one line, with further lines for changes and reason. */
export function eventLine({ at, by, key, what, channel, commit, why, ...event }: HistoryEvent): string {
  const when = at.slice(0, 19).replace('T', ' ');
  const { from, to, changes } = event;
  const where = commit ? ` at ${commit}` : '';
  const signer = key ? `, key ${key}` : '';
  const moved = to ? ` (${from ? `${from} ` : ''}→ ${to})` : '';
  return [
    `${when}  ${channel}  ${what}, by ${by}${where}${signer}${moved}`,
    ...changes.map((change) => `    ${change}`),
    ...(why ? [`    because: ${why}`] : []),
  ].join('\n');
}

/** A quarantined version in one line, and the place of its failure in another. */
export function quarantineLine({ release, at, by, why, stack: [where] }: Quarantined): string {
  const when = at.slice(0, 19).replace('T', ' ');
  return `quarantine  ${release}  since ${when}, by ${by}: ${why}${where ? `\n    ${where}` : ''}`;
}

const byRelease = (sums: Readonly<Record<string, number>>): string =>
  Object.entries(sums)
    .sort(([, one], [, other]) => other - one)
    .map(([release, times]) => `${release} ${times}`)
    .join(', ') || 'none';

/** Page errors of a server since its start, or why they are unknown. */
export function faultsLine(faults: Faults | string): string {
  if (typeof faults === 'string') return faults;
  const { browsers, pages } = faults;
  return `Since that server began, pages answered with 5xx: ${byRelease(pages)}.\nErrors in browsers: ${byRelease(browsers)}.`;
}

function shellLine(shell: ShellStatus, origin: string): string {
  if (shell === 'no shell') return `No shell runs at ${origin}.`;
  if (shell === 'no answer') return `The shell at ${origin} does not answer.`;
  const versions = Object.entries(shell.serves).map(([name, version]) => `${name}@${version}`);
  const problem = shell.shellProblem ? ` ${shell.shellProblem.why}` : '';
  return `The shell at ${origin} serves ${versions.join(', ') || 'no remote'}.${problem}`;
}

/** Problem of a running shell with another composition than the live one. */
export function compositionProblem(
  live: string | undefined,
  shell: ShellStatus,
  origin: string,
): string | undefined {
  if (!live || typeof shell === 'string') return undefined;
  if (shell.amiss)
    return `The shell at ${origin} does not serve ${shell.amiss.join(', ')} as in ${live}: in quarantine, or not loaded; its log says which.`;
  if (shell.composition === live) return undefined;
  const served = shell.composition
    ? `the composition ${shell.composition}`
    : 'no composition in all its processes';
  return `The shell at ${origin} serves ${served}, although ${live} is live; its log says why.`;
}

/** The canary in two lines: its share and start, and the analysis so far. Else the reason for hiding it. */
export function canaryLines({
  canary,
  because,
  problem,
}: Pick<CanaryNow, 'canary' | 'because' | 'problem'>): string {
  if (problem) return problem;
  const { composition, percent, since } = canary;
  const when = since.slice(0, 19).replace('T', ' ');
  return `The canary ${composition} is shown to ${percent} % of new visits since ${when}.\n    ${because}`;
}

/** All channels with versions, the canary if any, and the state of the running shell. */
export function liveLines(
  channels: readonly ({ name: string; damaged?: string; unchecked?: string } & Partial<Named>)[],
  shell: ShellStatus,
  origin: string,
  canary?: CanaryNow,
): string {
  const blocks = channels.map(({ name, id = 'none', composition, damaged, unchecked }) => {
    if (damaged) return `${name}  damaged\n    ${damaged}`;
    if (unchecked) return `${name}  cannot be checked\n    ${unchecked}`;
    const parts = { ...(composition?.shell && { [SHELL]: composition.shell }), ...composition?.remotes };
    const remotes = Object.entries(parts).map(
      ([remote, { version, previous }]) =>
        `    ${remote.padEnd(14)} ${version}${previous[0] ? `  before it ${previous[0].version}` : ''}`,
    );
    return [`${name}  ${id}`, ...remotes].join('\n');
  });
  return [...blocks, ...(canary ? [canaryLines(canary)] : []), shellLine(shell, origin)].join('\n');
}
