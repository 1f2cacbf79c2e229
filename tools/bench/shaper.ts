import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { carry, Lane, largestWindow } from './link.ts';
import type { LinkOptions } from './profiles.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost|.*\.localhost)$/;

const VERSION = 5;
const ACCEPTED = Buffer.from([VERSION, 0]);
const CONNECTED = Buffer.from([VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const REFUSED = Buffer.from([VERSION, 2, 0, 1, 0, 0, 0, 0, 0, 0]);

interface Shaper {
  /** Port of the SOCKS5 proxy on 127.0.0.1. */
  port: number;
  /** Requested targets outside this machine; all refused. */
  refused: Set<string>;
  close: () => void;
}

interface Destination {
  host: string;
  port: number;
  /** Bytes of the connection request. */
  length: number;
}

/** Address length in bytes, by SOCKS5 address type. A name's first byte is its length. */
const LENGTHS: Record<number, number> = { 1: 4, 4: 16 };
const LOOPBACK_BYTES = Buffer.concat([Buffer.alloc(15), Buffer.from([1])]);

function hostOf(kind: number | undefined, address: Buffer): string {
  if (kind === 1) return [...address].join('.');
  if (kind === 4) return address.equals(LOOPBACK_BYTES) ? '::1' : 'an IPv6 address';
  return address.subarray(1).toString();
}

/** Parses a SOCKS5 connection request; undefined while it is incomplete. */
export function readDestination(bytes: Buffer): Destination | undefined {
  const kind = bytes[3];
  const end = 4 + (LENGTHS[kind ?? 0] ?? 1 + (bytes[4] ?? 0));
  if (bytes.length < Math.max(7, end + 2)) return undefined;
  return { host: hostOf(kind, bytes.subarray(4, end)), port: bytes.readUInt16BE(end), length: end + 2 };
}

/**
 * Makes loopback behave like a slow link, one level below HTTP. Connections, protocols and origins have their real
 * cost: a round trip per new connection, one shared link, slow start. Does not model packet loss and name look-ups.
 * Connects to this machine only.
 */
export async function startShaper({ rtt, down, up }: LinkOptions): Promise<Shaper> {
  const downLane = new Lane(down, rtt);
  const upLane = new Lane(up, rtt);
  const window = largestWindow(down, rtt);
  const refused = new Set<string>();

  const open = (client: Socket, { host, port }: Destination, rest: Buffer) => {
    if (!LOOPBACK.test(host)) {
      refused.add(`${host}:${port}`);
      client.end(REFUSED);
      return;
    }
    const target = connect({ host: host.endsWith('localhost') ? 'localhost' : host, port, noDelay: true });
    const begin = () => {
      if (client.destroyed) return void target.destroy();
      client.write(CONNECTED);
      if (rest.length > 0) client.unshift(rest);
      carry(upLane, client, target, window);
      carry(downLane, target, client, window);
      client.resume();
    };
    target.once('connect', () => setTimeout(begin, rtt));
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
  };

  const server = createServer((client) => {
    client.setNoDelay(true);
    client.on('error', () => client.destroy());
    let greeted = false;
    let bytes = Buffer.alloc(0);
    const onData = (data: Buffer) => {
      bytes = Buffer.concat([bytes, data]);
      if (!greeted) {
        const greeting = 2 + (bytes[1] ?? Infinity);
        if (bytes.length < greeting) return;
        bytes = bytes.subarray(greeting);
        greeted = true;
        client.write(ACCEPTED);
      }
      const destination = readDestination(bytes);
      if (!destination) return;
      client.off('data', onData);
      client.pause();
      open(client, destination, bytes.subarray(destination.length));
    };
    client.on('data', onData);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: (server.address() as AddressInfo).port, refused, close: () => void server.close() };
}
