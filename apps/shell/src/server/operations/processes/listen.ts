import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { quietTurn } from '../quiet-turn';

/** All addresses of this machine for a host name: a browser may use any. */
const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];

/** How long the last connections are held, in ms. */
const HOLD_MS = 150;

/** Accepts connections without reading from them, and hands them over. Rejects when the port is taken. */
export async function listen(
  { port, host }: { port: number; host: string },
  enter: (socket: Socket) => void,
) {
  const servers: Server[] = [];
  let held: Socket[] | undefined;
  const take = (socket: Socket) => (held ? held.push(socket) : enter(socket));
  for (const address of new Set(await addressesOf(host))) {
    const server = createServer({ pauseOnConnect: true, noDelay: true }, take);
    server.listen({ port, host: address });
    await once(server, 'listening');
    servers.push(server);
  }
  return {
    /**
     * Stops accepting connections, and hands over the last ones. The system resets a connection that arrives in
     * between. A client waiting for a response opens none, so the last ones are held briefly.
     */
    stop: async () => {
      held = [];
      await setTimeout(HOLD_MS);
      for (const server of servers) {
        await quietTurn(server);
        server.close();
      }
      for (const socket of held) enter(socket);
      held = undefined;
    },
  };
}
