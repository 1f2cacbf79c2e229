import { LIVE } from '../../libs/federation/src/releases/composition/index.ts';
import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import { parseLine, WrongArguments } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { helpOf, optionsOf, type ReleaseCommand } from './usages.ts';

/** Options of all release commands. */
export interface Options {
  /** Positional arguments of the command, in order. */
  words: string[];
  channel: string;
  to?: string;
  reason?: string;
  /** Reason for exceeding a page's budget. */
  overBudget?: string;
  /** Reason for releasing a version of which no page could be rendered. */
  unrehearsed?: string;
  /** Pages and paths that may be removed. */
  without: string[];
  /** Id of a composition without the fault. */
  good?: string;
  most: number;
  /** Validity of a link, in hours. */
  hours: number;
  /** Keeps the files of versions used within this number of days. */
  days: number;
  /** Only prints the intended changes. */
  dryRun: boolean;
  /** Share of new visits that are shown a release, in percent. */
  canary?: number;
  /** Addresses of the servers whose counts decide about a canary. */
  servers?: string[];
  /** Last day of a key's validity. */
  until?: string;
  /** File with the public part of a key. */
  public?: string;
  /** Address of the running shop to wait for. */
  shop?: string | undefined;
  /** Repeats the output until stopped. */
  watch: boolean;
  json: boolean;
}

const WHOLE = /^[1-9]\d{0,3}$/;
const PERCENT = /^[1-9]\d?$/;
const CHANNEL = /^(live|preview\/[a-z0-9][\w.-]*)$/;

/**
 * Parses the arguments of a release command; without one, options of all.
 * @throws PlainProblem for an unknown option, or a wrong value
 */
export function readOptions(line: readonly string[], command?: ReleaseCommand): Options {
  const { values, positionals } = parse(line, command);
  const {
    channel = LIVE,
    to,
    reason,
    'over-budget': overBudget,
    without = [],
    good,
    most = '20',
    hours = '24',
    days = '30',
    json = false,
  } = values;
  const { canary, servers, shop, watch = false } = values;
  if (!CHANNEL.test(channel))
    throw new PlainProblem(`A channel is ${LIVE} or preview/<name>, not "${channel}".`);
  if (!WHOLE.test(most)) throw new PlainProblem(`--most takes a whole number from 1, not "${most}".`);
  if (!WHOLE.test(hours)) throw new PlainProblem(`--hours takes a whole number from 1, not "${hours}".`);
  if (!WHOLE.test(days)) throw new PlainProblem(`--days takes a whole number from 1, not "${days}".`);
  if (without.length > 0 && !reason) throw new PlainProblem('Why is a page to go? Say it with --reason "…".');
  if (canary !== undefined && !PERCENT.test(canary))
    throw new PlainProblem(`--canary takes a whole number of percent from 1 to 99, not "${canary}".`);
  if (canary !== undefined && channel !== LIVE)
    throw new PlainProblem('A canary is shown beside what is live: leave --channel out.');
  return {
    words: positionals,
    channel,
    ...(to && { to }),
    ...(reason && { reason }),
    ...(overBudget && { overBudget }),
    ...(values.unrehearsed && { unrehearsed: values.unrehearsed }),
    without,
    ...(good && { good }),
    most: Number(most),
    hours: Number(hours),
    days: Number(days),
    dryRun: values['dry-run'] ?? false,
    ...(canary && { canary: Number(canary) }),
    ...(servers && { servers: servers.split(',').map((each) => each.trim().replace(/\/$/, '')) }),
    ...(values.until && { until: values.until }),
    ...(values.public && { public: values.public }),
    ...(shop && { shop: shop.replace(/\/$/, '') }),
    watch,
    json,
  };
}

function parse(line: readonly string[], command: ReleaseCommand | undefined) {
  try {
    return parseLine(helpOf(command ?? 'release'), {
      args: [...line],
      allowPositionals: true,
      options: optionsOf(command),
    });
  } catch (error) {
    throw error instanceof WrongArguments ? new PlainProblem(error.message) : error;
  }
}

/** True when a version without a rendered page may not go live: in a separate repository, without permission. */
export const needsPages = ({ channel, unrehearsed }: Pick<Options, 'channel' | 'unrehearsed'>): boolean =>
  IS_PACKED && channel === LIVE && unrehearsed === undefined;

/** Reason for the history, with the permitted exceptions. */
export const whyOf = ({ reason, overBudget, unrehearsed, without }: Options): string =>
  [
    without.length > 0 && `without ${without.join(', ')}`,
    overBudget && `over budget: ${overBudget}`,
    unrehearsed && `unrehearsed: ${unrehearsed}`,
    reason,
  ]
    .filter(Boolean)
    .join('; ');
