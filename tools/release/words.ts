import { SHELL, type HistoryEvent, type Quarantined } from '../../libs/federation/src/composition/index.ts';
import {
  versionChanges,
  type askShell,
  type CanaryNow,
  type Change,
  type Named,
} from '../../libs/federation/src/release/index.ts';

type Word = Awaited<ReturnType<typeof askShell>>;

/** What changed between two compositions, a line each. */
export const versionLines = ({ before, now }: Change): string => {
  const lines = versionChanges(before?.composition, now.composition);
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'Nothing was changed: it was so already.\n';
};

/** What is another between two compositions: versions, and below each remote what is another in it. */
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

/** An event of the history in one line, and one more for why. */
export function eventLine({ at, by, what, channel, commit, why, from, to, changes }: HistoryEvent): string {
  const when = at.slice(0, 19).replace('T', ' ');
  const where = commit ? ` at ${commit}` : '';
  const moved = from && to ? ` (${from} → ${to})` : '';
  return [
    `${when}  ${channel}  ${what}, by ${by}${where}${moved}`,
    ...changes.map((change) => `    ${change}`),
    ...(why ? [`    because: ${why}`] : []),
  ].join('\n');
}

/** A version that no server takes, in one line, and one more for where it was. */
export function quarantineLine({ release, at, by, why, stack: [where] }: Quarantined): string {
  const when = at.slice(0, 19).replace('T', ' ');
  return `quarantine  ${release}  since ${when}, by ${by}: ${why}${where ? `\n    ${where}` : ''}`;
}

/** What broke on pages of a server since it began, in one line, or why that is not known. */
export function faultsLine(faults: Readonly<Record<string, number>> | string): string {
  if (typeof faults === 'string') return faults;
  const all = Object.entries(faults).sort(([, one], [, other]) => other - one);
  if (all.length === 0) return 'No page told of an error since that server began.';
  return `Errors on pages since that server began: ${all.map(([release, times]) => `${release} ${times}`).join(', ')}.`;
}

function shellLine(shell: Word, origin: string): string {
  if (shell === 'no shell') return `No shell runs at ${origin}.`;
  if (shell === 'no answer') return `The shell at ${origin} does not answer.`;
  const versions = Object.entries(shell.serves).map(([name, version]) => `${name}@${version}`);
  const problem = shell.shellProblem ? ` ${shell.shellProblem.why}` : '';
  return `The shell at ${origin} serves ${versions.join(', ') || 'no remote'}.${problem}`;
}

/** The canary in two lines: to how many it is shown since when, and what is known of it. */
export function canaryLines({ canary, because }: Pick<CanaryNow, 'canary' | 'because'>): string {
  const { composition, percent, since } = canary;
  const when = since.slice(0, 19).replace('T', ' ');
  return `The canary ${composition} is shown to ${percent} % of new visits since ${when}.\n    ${because}`;
}

/** All channels with their versions, the canary if there is one, and what the running shell says. */
export function liveLines(
  channels: readonly ({ name: string } & Partial<Named>)[],
  shell: Word,
  origin: string,
  canary?: CanaryNow,
): string {
  const blocks = channels.map(({ name, id = 'none', composition }) => {
    const parts = { ...(composition?.shell && { [SHELL]: composition.shell }), ...composition?.remotes };
    const remotes = Object.entries(parts).map(
      ([remote, { version, previous }]) =>
        `    ${remote.padEnd(14)} ${version}${previous[0] ? `  before it ${previous[0].version}` : ''}`,
    );
    return [`${name}  ${id}`, ...remotes].join('\n');
  });
  return [...blocks, ...(canary ? [canaryLines(canary)] : []), shellLine(shell, origin)].join('\n');
}
