import type { Socket } from 'node:net';

/** Payload of one TCP segment, in bytes. */
const SEGMENT = 1460;
/** Initial congestion window, in segments. */
const FIRST_FLIGHT = 10;
const LOW_WATER = 500_000;
const HIGH_WATER = 1_000_000;

/** Calls back in order, each at its scheduled time; times must not decrease. */
class Timetable {
  private readonly entries: { at: number; call: () => void }[] = [];
  private armed = false;

  add(at: number, call: () => void): void {
    this.entries.push({ at, call });
    if (!this.armed) this.arm();
  }

  private arm(): void {
    const [next] = this.entries;
    this.armed = next !== undefined;
    if (next) setTimeout(() => this.callDue(), Math.max(0, next.at - performance.now()));
  }

  private callDue(): void {
    while (this.entries[0] && this.entries[0].at <= performance.now() + 0.5) this.entries.shift()?.call();
    this.arm();
  }
}

/** One direction of a link, shared by all connections: first in, first out. */
export class Lane {
  private readonly msPerByte: number;
  private readonly oneWay: number;
  private freeAt = 0;
  private readonly arrivals = new Timetable();
  private readonly acknowledgements = new Timetable();

  /** `rate` in kbit/s (zero: unlimited), `rtt` in ms. */
  constructor(rate: number, rtt: number) {
    this.msPerByte = rate ? 8 / rate : 0;
    this.oneWay = rtt / 2;
  }

  send(size: number, onArrival: () => void, onAcknowledged: () => void): void {
    this.freeAt = Math.max(performance.now(), this.freeAt) + size * this.msPerByte;
    this.arrivals.add(this.freeAt + this.oneWay, onArrival);
    this.acknowledgements.add(this.freeAt + 2 * this.oneWay, onAcknowledged);
  }
}

/** Carries data from one socket to another over a lane, with TCP slow start. */
export function carry(lane: Lane, from: Socket, to: Socket, largestWindow: number): void {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let unacknowledged = 0;
  let onTheWay = 0;
  let window = FIRST_FLIGHT * SEGMENT;
  let ended = false;

  const endAfterLast = () => {
    if (ended && waiting.length === 0 && onTheWay === 0) to.end();
  };
  const sendOne = (segment: Buffer) => {
    const size = segment.length;
    unacknowledged += size;
    waitingBytes -= size;
    onTheWay += 1;
    const arrive = () => {
      onTheWay -= 1;
      if (!to.destroyed) to.write(segment);
      endAfterLast();
    };
    lane.send(size, arrive, () => {
      unacknowledged -= size;
      window = Math.min(window + size, largestWindow);
      pump();
    });
  };
  const pump = () => {
    while (unacknowledged < window) {
      const segment = waiting.shift();
      if (!segment) break;
      sendOne(segment);
    }
    if (waitingBytes < LOW_WATER) from.resume();
  };

  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += SEGMENT) waiting.push(data.subarray(at, at + SEGMENT));
    waitingBytes += data.length;
    if (waitingBytes > HIGH_WATER) from.pause();
    pump();
  });
  from.on('end', () => {
    ended = true;
    endAfterLast();
  });
}

/** Maximum congestion window of a link, in bytes. */
export const largestWindow = (rate: number, rtt: number): number =>
  Math.max((2 * rate * rtt) / 8, 64 * SEGMENT);
