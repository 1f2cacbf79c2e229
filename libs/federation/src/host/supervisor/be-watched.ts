import { writeSync } from 'node:fs';
import { url as inspectorUrl } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { remoteIn } from './blame.ts';
import { HEAP_FULL, PULSE_BYTES, SERVES, countSignsIn, heartbeat } from './heartbeat.ts';
import { REPORT_FD, reportLine } from './reports.ts';

/** Interval at which the main thread reports that its event loop turns, in ms. */
const BEAT_MS = 50;

/** Share of its limit above which a heap counts as full. Lack of memory alone may then slow the process. */
const FULL = 0.85;

/** The main thread of a watched process. */
export interface Watched {
  /** Call when requests are answered: from then on nothing may take long. */
  serves: () => void;
  /** Call before an expected end. */
  mayEnd: () => void;
}

/**
 * Starts a thread that reports to the primary when and where this process's main thread hangs.
 * The primary also receives the cause of the process's end. A process with a debugger is not watched.
 */
export function beWatched(threadFile: string | URL): Watched {
  const memory = new SharedArrayBuffer(PULSE_BYTES);
  const pulse = new Int32Array(memory);
  let mayEnd = false;
  countSignsIn(pulse);
  const beat = (): void => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    Atomics.store(pulse, HEAP_FULL, used > FULL * limit ? 1 : 0);
    heartbeat();
  };
  setInterval(beat, BEAT_MS).unref();
  if (inspectorUrl()) writeSync(REPORT_FD, reportLine({ kind: 'debugged' }));
  else new Worker(threadFile, { workerData: memory, execArgv: [] }).unref();
  process.once('exit', () => {
    if (mayEnd) return;
    // Runs inside the call that ends the process, so the stack below shows the caller.
    Error.stackTraceLimit = 50;
    const stack = (new Error('ends').stack ?? '').split('\n').slice(2);
    const remote = remoteIn(stack.join('\n'));
    writeSync(
      REPORT_FD,
      reportLine({ kind: 'ends', ...(remote && { remote }), stack: stack.map((at) => at.trim()) }),
    );
  });
  return {
    serves: () => void Atomics.store(pulse, SERVES, 1),
    mayEnd: () => {
      mayEnd = true;
    },
  };
}
