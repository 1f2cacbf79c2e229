import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections that became idle meanwhile are closed, in ms. */
const IDLE_CHECK_MS = 50;

/** The connections of a server that does not listen: its primary does, and hands it each. */
export class HandedConnections {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(server: Server) {
    this.server = server;
    // Nobody else says so to a server that does not listen; from then on it looks after its connections' limits of time.
    server.emit('listening');
  }

  take(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.allowHalfOpen = true;
    this.server.emit('connection', socket);
  }

  /**
   * Resolves when all requests are done; what is not by the deadline is cut off. Tells whether something was. A connection
   * on which nothing is asked is closed after a while: who asks just then would be left without an answer.
   */
  async finish(deadlineMs: number, lingerMs = 0): Promise<{ cut: boolean }> {
    const begin = performance.now();
    while (this.sockets.size > 0 && performance.now() < begin + deadlineMs) {
      if (performance.now() >= begin + lingerMs) this.server.closeIdleConnections();
      await new Promise((resolve) => setTimeout(resolve, IDLE_CHECK_MS));
    }
    const cut = this.sockets.size > 0;
    for (const socket of this.sockets) socket.destroy();
    return { cut };
  }
}
