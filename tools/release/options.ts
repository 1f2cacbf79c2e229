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
  /** A composition that was good. */
  good?: string;
  most: number;
  /** For how many hours a link is good. */
  hours: number;
  /** Share of new visits that are shown a release, in percent. */
  canary?: number;
  /** Addresses of the servers whose counts a canary is judged by. */
  servers?: string[];
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
  const { channel = LIVE, to, reason, good, most = '20', hours = '24', json = false } = values;
  const { canary, servers, watch = false } = values;
  if (!CHANNEL.test(channel))
    throw new PlainProblem(`A channel is ${LIVE} or preview/<name>, not "${channel}".`);
  if (!WHOLE.test(most)) throw new PlainProblem(`--most takes a whole number from 1, not "${most}".`);
  if (!WHOLE.test(hours)) throw new PlainProblem(`--hours takes a whole number from 1, not "${hours}".`);
  if (canary !== undefined && !PERCENT.test(canary))
    throw new PlainProblem(`--canary takes a whole number of percent from 1 to 99, not "${canary}".`);
  if (canary !== undefined && channel !== LIVE)
    throw new PlainProblem('A canary is shown beside what is live: leave --channel out.');
  return {
    words: positionals,
    channel,
    ...(to && { to }),
    ...(reason && { reason }),
    ...(good && { good }),
    most: Number(most),
    hours: Number(hours),
    ...(canary && { canary: Number(canary) }),
    ...(servers && { servers: servers.split(',').map((each) => each.trim().replace(/\/$/, '')) }),
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
        good: { type: 'string' },
        most: { type: 'string' },
        hours: { type: 'string' },
        canary: { type: 'string' },
        servers: { type: 'string' },
        watch: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PlainProblem((error as Error).message);
  }
}
