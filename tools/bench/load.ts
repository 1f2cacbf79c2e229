import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

/** What a browser says it understands; compressing is part of the work. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The kernel counts processor time in ticks of this many ms. */
const TICK_MS = 10;

/** Server figures of one shot; a figure is undefined where the system does not tell it. */
export interface LoadFigures {
  requestsPerSecond: number;
  /** Requests that one second of processor time pays for: what one core can do. */
  perCoreSecond: number | undefined;
  cpuMs: number | undefined;
  p99: number;
  errors: number;
}

export interface Shot {
  url: string;
  /** Process whose time is counted. */
  pid: number;
  connections: number;
  /** In seconds. */
  duration: number;
  /** Whose pages are asked for: nobody's without. */
  cookie?: string;
}

/** Processor time of a process and its threads, in ms; undefined without /proc. */
export function cpuTimeOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Asks for one page as fast as it comes, for a limited time. */
export async function load({ url, pid, connections, duration, cookie }: Shot): Promise<LoadFigures> {
  const before = cpuTimeOf(pid);
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections,
    duration,
    headers: cookie ? { ...HEADERS, cookie } : HEADERS,
  });
  const after = cpuTimeOf(pid);
  const spent =
    before === undefined || after === undefined || requests.total === 0 ? undefined : after - before;
  return {
    requestsPerSecond: requests.average,
    perCoreSecond: spent ? (requests.total / spent) * 1000 : undefined,
    cpuMs: spent === undefined ? undefined : spent / requests.total,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  };
}
