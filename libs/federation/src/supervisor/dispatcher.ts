import type { Socket } from 'node:net';

/** Who can be handed a connection. */
export interface Taker {
  /** Hands a connection over; the process has it once it reports its number. */
  hand: (connection: number, socket: Socket) => void;
}

/** Most connections that wait while nobody can take them; beyond that they are refused. */
const MOST_WAITING = 5000;

/** Longest wait for the last connections, in ms. */
const SETTLING_MS = 1000;

/**
 * Hands connections to serving processes, one at a time and in turn. A connection that a process did not take before it
 * ended goes to another one; while there is none, connections wait. So a hanging process delays one connection at most,
 * and loses none.
 */
export class Dispatcher {
  private readonly free = new Set<Taker>();
  private readonly closed = new WeakSet<Taker>();
  private readonly handed = new Map<Taker, { connection: number; socket: Socket }>();
  private readonly waiting: Socket[] = [];
  private last = 0;

  /** Somebody who serves from now on. */
  open(taker: Taker): void {
    this.free.add(taker);
    this.handOn();
  }

  /** Removes a process that takes no more connections. It may still take what it was handed, until `end`. */
  close(taker: Taker): void {
    this.free.delete(taker);
    this.closed.add(taker);
  }

  /** Somebody who is no more. */
  end(taker: Taker): void {
    this.close(taker);
    const handed = this.handed.get(taker);
    this.handed.delete(taker);
    if (handed) this.waiting.unshift(handed.socket);
    this.handOn();
  }

  /** What was handed is the taker's own now. */
  took(taker: Taker, connection: number): void {
    const handed = this.handed.get(taker);
    if (handed?.connection !== connection) return;
    this.handed.delete(taker);
    // The socket stays open: the process has its own handle.
    handed.socket.destroy();
    if (!this.closed.has(taker)) this.free.add(taker);
    this.handOn();
  }

  enter(socket: Socket): void {
    if (this.waiting.length >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    this.waiting.push(socket);
    this.handOn();
  }

  /** Resolves when all connections were taken, or after a short time. */
  async settled(): Promise<void> {
    const until = performance.now() + SETTLING_MS;
    while (this.waiting.length + this.handed.size > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS / 50));
  }

  /** Nobody will come any more. */
  shut(): void {
    for (const socket of this.waiting.splice(0)) socket.destroy();
  }

  private handOn(): void {
    for (const taker of this.free) {
      const socket = this.waiting.shift();
      if (!socket) return;
      this.last += 1;
      this.free.delete(taker);
      this.handed.set(taker, { connection: this.last, socket });
      taker.hand(this.last, socket);
    }
  }
}
