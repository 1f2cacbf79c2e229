import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Interval for closing connections that became idle, in ms. */
const IDLE_CHECK_MS = 50;

/** The connections of a server that does not listen: its primary accepts them and hands them over. */
export function handedConnections(server: Server) {
  const sockets = new Set<Socket>();
  // A server enforces its connection timeouts only after a `listening` event.
  server.emit('listening');
  return {
    take: (socket: Socket): void => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.allowHalfOpen = true;
      server.emit('connection', socket);
    },

    /**
     * Resolves when all requests are done, or cut off at the deadline; `cut` is true when some were.
     * Idle connections are closed only after `lingerMs`: a request already on its way would get no response.
     */
    finish: async (deadlineMs: number, lingerMs = 0): Promise<{ cut: boolean }> => {
      const begin = performance.now();
      while (sockets.size > 0 && performance.now() < begin + deadlineMs) {
        if (performance.now() >= begin + lingerMs) server.closeIdleConnections();
        await new Promise((resolve) => setTimeout(resolve, IDLE_CHECK_MS));
      }
      const cut = sockets.size > 0;
      for (const socket of sockets) socket.destroy();
      return { cut };
    },
  };
}
