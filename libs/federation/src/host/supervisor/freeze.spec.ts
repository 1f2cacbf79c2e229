import { FreezeDetector, LONGEST_PIECE_MS, LONGEST_STANDSTILL_MS } from './freeze';

/** Checks a process with the given pulse every 50 ms; returns the time at which a hang was found, in ms. */
function foundAt(pulseAt: (ms: number) => { beats: number; worked: number }, until = 60_000) {
  const detector = new FreezeDetector();
  for (let at = 0; at <= until; at += 50) {
    if (detector.detect({ at, ...pulseAt(at) })) return at;
  }
  return undefined;
}

test('a process whose event loop turns or that begins new tasks is not reported', () => {
  expect(foundAt((ms) => ({ beats: Math.floor(ms / 300), worked: ms }))).toBeUndefined();
});

test('a process that works on one task for too long hangs', () => {
  expect(foundAt((ms) => ({ beats: 1, worked: ms }))).toBe(LONGEST_PIECE_MS);
});

test('a process that gets little processor time has a longer limit', () => {
  expect(foundAt((ms) => ({ beats: 1, worked: ms / 8 }))).toBe(6.5 * LONGEST_PIECE_MS);
});

test('a process that blocks without processor time hangs after the longest limit', () => {
  expect(foundAt(() => ({ beats: 1, worked: 0 }))).toBe(LONGEST_STANDSTILL_MS);
});

test('time in which the whole machine stood still does not count as a hang', () => {
  const detector = new FreezeDetector();
  detector.detect({ at: 0, beats: 1, worked: 0 });
  expect(detector.detect({ at: 60_000, beats: 1, worked: 60_000 })).toBeUndefined();
  expect(detector.detect({ at: 60_050, beats: 1, worked: 60_050 })).toBeUndefined();
  expect(detector.detect({ at: 60_450, beats: 1, worked: 60_450 })).toEqual({ took: 450, worked: 450 });
});

test('each check sets the time limit of a task', () => {
  const detector = new FreezeDetector();
  detector.detect({ at: 0, beats: 1, worked: 0 }, 3000);
  expect(detector.detect({ at: 900, beats: 1, worked: 900 }, 3000)).toBeUndefined();
  expect(detector.detect({ at: 900, beats: 1, worked: 900 }, 800)).toEqual({ took: 900, worked: 900 });
});
