import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { blamed } from './blame.ts';
import { FreezeDetector, LONGEST_STANDSTILL_MS, LONGEST_PIECE_MS, type Freeze } from './freeze.ts';
import { REPORT_FD, reportLine, type Report } from './reports.ts';
import { sampleMainThread, mainThreadWork } from './main-thread.ts';
import { BEATS, HEAP_FULL, SERVES } from './sign-of-life.ts';

/** How often it is looked how the main thread is, and how often it is told that all is well, in ms. */
const LOOK_MS = 50;
const ALIVE_EVERY = 10;

/** Before it serves, the main thread loads all there is; and how long it may hang for no reason that is known. In ms. */
const LONGEST_AT_START_MS = 3000;
const LONGEST_UNEXPLAINED_MS = 5000;

const pulse = new Int32Array(workerData as SharedArrayBuffer);
const detector = new FreezeDetector();

/** Where nobody is left to hear it, this process ends: it may hang, so that it would never notice. */
function tell(report: Report): void {
  try {
    writeSync(REPORT_FD, reportLine(report));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.kill(process.pid, 'SIGKILL');
  }
}

/** Looks where the main thread hangs; true when that was told, and the process is to be ended. */
async function look({ took, worked }: Freeze): Promise<boolean> {
  const isGivenUp = worked > LONGEST_UNEXPLAINED_MS || took > 3 * LONGEST_STANDSTILL_MS;
  // Who works when there is no memory left is not who took it.
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
