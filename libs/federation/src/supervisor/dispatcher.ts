import type { Socket } from 'node:net';

/** Who can be handed a connection. */
export interface Taker {
  /** Hands it over; it is taken once the taker says so by its number. */
  hand: (connection: number, socket: Socket) => void;
}

/** Most connections that wait while nobody can take them; beyond that they are refused. */
const MOST_WAITING = 5000;

/** Longest wait for those who came in last, in ms. */
const SETTLING_MS = 1000;

interface Handed {
  connection: number;
  socket: Socket;
}

/**
 * Hands connections to those who serve, one at a time and in turn. What was handed to one who ended before it was taken
 * goes to another; while there is nobody, connections wait. So a process that hangs holds up one of them, and loses none.
 */
export class Dispatcher {
  private readonly free = new Set<Taker>();
  private readonly closed = new WeakSet<Taker>();
  private readonly handed = new Map<Taker, Handed>();
  private readonly waiting: Socket[] = [];
  private last = 0;

  /** Somebody who serves from now on. */
  open(taker: Taker): void {
    this.free.add(taker);
    this.handOn();
  }

  /** Somebody who takes none any more. What it was handed may still be taken by it until `end`. */
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
    // Its other end stays open: the taker has its own hold of it.
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

  /** Resolves when all who came in were taken, or soon. */
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
