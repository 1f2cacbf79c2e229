import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

/** Encodings accepted by browsers; compression is part of the measured work. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Resolution of the kernel's processor time, in ms. */
const TICK_MS = 10;

/** Server figures of one shot; a figure is undefined when the system does not report it. */
interface LoadFigures {
  requestsPerSecond: number;
  /** Requests per second of processor time: the capacity of one core. */
  perCoreSecond: number | undefined;
  cpuMs: number | undefined;
  p99: number;
  errors: number;
}

export interface Shot {
  url: string;
  /** Process whose processor time is counted. */
  pid: number;
  connections: number;
  /** In seconds. */
  duration: number;
  /** Cookie of a shopper for personal pages; anonymous without. */
  cookie?: string;
}

/** Processor time of a process and its threads, in ms; undefined without /proc. */
function cpuTimeOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Requests one page at maximum rate for a limited time. */
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
