import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { blamed } from './blame.ts';
import { FreezeDetector, LONGEST_STANDSTILL_MS, LONGEST_PIECE_MS, type Freeze } from './freeze.ts';
import { REPORT_FD, reportLine, type Report } from './reports.ts';
import { sampleMainThread, mainThreadWork } from './main-thread.ts';
import { BEATS, HEAP_FULL, SERVES } from './heartbeat.ts';

/** Interval of main thread checks, in ms, and number of checks between health reports. */
const LOOK_MS = 50;
const ALIVE_EVERY = 10;

/** Time for loading everything before it serves, and for an unexplained hang, in ms. */
const LONGEST_AT_START_MS = 3000;
const LONGEST_UNEXPLAINED_MS = 5000;

const pulse = new Int32Array(workerData as SharedArrayBuffer);
const detector = new FreezeDetector();

/** Ends this process without a primary: it may hang, and would never notice. */
function tell(report: Report): void {
  try {
    writeSync(REPORT_FD, reportLine(report));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.kill(process.pid, 'SIGKILL');
  }
}

/** Samples the hanging main thread. True when that was reported, and the process should be ended. */
async function look({ took, worked }: Freeze): Promise<boolean> {
  const isGivenUp = worked > LONGEST_UNEXPLAINED_MS || took > 3 * LONGEST_STANDSTILL_MS;
  // Without free memory the running code need not be the cause.
  const isFull = Atomics.load(pulse, HEAP_FULL) === 1;
  const before = Atomics.load(pulse, BEATS);
  const blameOf = (samples: string[][]) => (isFull ? { stack: samples[0] ?? [] } : blamed(samples));
  const samples = await sampleMainThread(
    (found) => Atomics.load(pulse, BEATS) === before && (isGivenUp || blameOf(found).remote !== undefined),
  );
  const { remote, stack } = blameOf(samples);
  if (Atomics.load(pulse, BEATS) !== before || (!remote && !isGivenUp)) return false;
  tell({ kind: 'frozen', ms: Math.round(took), ...(remote && { remote }), stack });
  return true;
}

let looks = 0;
async function watch(): Promise<void> {
  looks += 1;
  if (looks % ALIVE_EVERY === 0) tell({ kind: 'alive' });
  const longest = Atomics.load(pulse, SERVES) === 1 ? LONGEST_PIECE_MS : LONGEST_AT_START_MS;
  const found = { beats: Atomics.load(pulse, BEATS), at: performance.now(), worked: mainThreadWork() };
  const freeze = detector.detect(found, longest);
  const isTold = freeze !== undefined && (await look(freeze));
  if (isTold) setInterval(() => tell({ kind: 'alive' }), ALIVE_EVERY * LOOK_MS);
  else setTimeout(() => void watch(), LOOK_MS);
}

void watch();
