import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** All addresses of this machine that a name stands for: a browser may take any. */
const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];

/** Takes connections, of which nothing is read: they are for somebody else. Rejects when the port is not to be had. */
export async function listen(
  { port, host }: { port: number; host: string },
  enter: (socket: Socket) => void,
) {
  const servers: Server[] = [];
  for (const address of new Set(await addressesOf(host))) {
    const server = createServer({ pauseOnConnect: true, noDelay: true }, enter);
    server.listen({ port, host: address });
    await once(server, 'listening');
    servers.push(server);
  }
  return {
    /** From now on nobody can come in. */
    stop: () => servers.forEach((server) => server.close()),
  };
}
