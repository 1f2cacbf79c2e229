import { parseArgs } from 'node:util';
import { LIVE } from '../../libs/federation/src/composition/index.ts';
import { PlainProblem } from '../shop.ts';

/** What every command about releases takes. */
export interface Options {
  /** What stands behind the command, in order. */
  words: string[];
  channel: string;
  to?: string;
  reason?: string;
  /** Why a page may be over its budget. */
  overBudget?: string;
  /** Pages that are to go. */
  without: string[];
  /** A composition that was good. */
  good?: string;
  most: number;
  /** For how many hours a link is good. */
  hours: number;
  /** Files of versions that were in use in the last so many days stay. */
  days: number;
  /** Only says what would be done. */
  dryRun: boolean;
  /** Share of new visits that are shown a release, in percent. */
  canary?: number;
  /** Addresses of the servers whose counts a canary is judged by. */
  servers?: string[];
  /** Until when a key is good: a day. */
  until?: string;
  /** File with the public part of a key. */
  public?: string;
  /** Address of the running shop that is waited for. */
  shop?: string | undefined;
  /** Goes on until it is stopped. */
  watch: boolean;
  json: boolean;
}

const WHOLE = /^[1-9]\d{0,3}$/;
const PERCENT = /^[1-9]\d?$/;
const CHANNEL = /^(live|preview\/[a-z0-9][\w.-]*)$/;

/** Reads the options of a command line. Throws a PlainProblem for one that is not known. */
export function readOptions(line: readonly string[]): Options {
  const { values, positionals } = parse(line);
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

function parse(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        to: { type: 'string' },
        reason: { type: 'string' },
        'over-budget': { type: 'string' },
        without: { type: 'string', multiple: true },
        good: { type: 'string' },
        most: { type: 'string' },
        hours: { type: 'string' },
        days: { type: 'string' },
        'dry-run': { type: 'boolean' },
        canary: { type: 'string' },
        servers: { type: 'string' },
        shop: { type: 'string' },
        until: { type: 'string' },
        public: { type: 'string' },
        watch: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PlainProblem((error as Error).message);
  }
}

/** Why something is done, as the history keeps it, with what was let pass. */
export const whyOf = ({ reason, overBudget, without }: Options): string =>
  [without.length > 0 && `without ${without.join(', ')}`, overBudget && `over budget: ${overBudget}`, reason]
    .filter(Boolean)
    .join('; ');
