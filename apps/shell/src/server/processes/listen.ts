import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** All addresses of this machine for a host name: a browser may use any. */
const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];

/** Accepts connections without reading from them: they are handed over. Rejects when the port is taken. */
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
