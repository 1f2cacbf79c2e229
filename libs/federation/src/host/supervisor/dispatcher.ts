import type { Socket } from 'node:net';

/** A process that connections can be handed to. */
export interface Taker {
  /** Hands a connection over; the process has it once it reports its number. */
  hand: (connection: number, socket: Socket) => void;
}

/** Maximum number of connections that wait for a free process; more are refused. */
const MOST_WAITING = 5000;

/** Timeout for the last connections, in ms. */
const SETTLING_MS = 1000;

/**
 * Hands connections to serving processes, one at a time and in turn.
 * A connection not taken before its process ended goes to another one. Without any process, connections wait.
 * So a hanging process delays one connection at most, and loses none.
 */
export class Dispatcher {
  private readonly free = new Set<Taker>();
  private readonly closed = new WeakSet<Taker>();
  private readonly handed = new Map<Taker, { connection: number; socket: Socket }>();
  private readonly waiting: Socket[] = [];
  private last = 0;

  /** Adds a process that serves from now on. */
  open(taker: Taker): void {
    this.free.add(taker);
    this.handOn();
  }

  /** Removes a process that takes no more connections. It may still take its handed one, until `end`. */
  close(taker: Taker): void {
    this.free.delete(taker);
    this.closed.add(taker);
  }

  /** Removes an ended process. */
  end(taker: Taker): void {
    this.close(taker);
    const handed = this.handed.get(taker);
    this.handed.delete(taker);
    if (handed) this.waiting.unshift(handed.socket);
    this.handOn();
  }

  /** Confirms that a process has taken its connection. */
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

  /** Call when no more connections will arrive. */
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
