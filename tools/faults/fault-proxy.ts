import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenBody } from './break-answer.ts';
import { DELAYS, type Fault } from './fault.ts';

/** Proxy between the shop and one vendor that can simulate faults. */
export interface FaultProxy {
  origin: string;
  /** Sets the fault from now on; undefined passes everything on. */
  become: (fault: Fault | undefined) => void;
  /** Number of requests since the last call. */
  calls: () => number;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const forward = (port: number, message: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...message.headers, host: `localhost:${port}`, 'accept-encoding': 'identity' };
    const asking = ask({ port, path: message.url, method: message.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      read(answer).then(
        (text) => resolve({ status, headers: answer.headers, text: text.toString() }),
        reject,
      );
    });
    asking.once('error', reject);
    asking.end(body);
  });

/** Bytes per write at `1 kB/s`; one write every 100 ms. */
const DRIP_BYTES = 100;

async function drip(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !response.destroyed; at += DRIP_BYTES) {
    response.write(bytes.subarray(at, at + DRIP_BYTES));
    await wait(100);
  }
  response.end();
}

/** Sends a response, modified by the fault. */
async function send(fault: Fault | undefined, { status, headers, text }: Answer, response: ServerResponse) {
  const { 'content-length': _, 'content-encoding': __, 'transfer-encoding': ___, ...rest } = headers;
  const body = fault ? brokenBody(fault, text) : text;
  if (fault === 'cut') {
    response.writeHead(status, { ...rest, 'content-length': String(Buffer.byteLength(text) + 1) });
    response.write(text.slice(0, Math.floor(text.length / 2)));
    await wait(20);
    response.destroy();
    return;
  }
  response.writeHead(status, rest);
  if (fault === '1 kB/s') await drip(response, text);
  else response.end(body);
}

/** Starts a proxy in front of a local server. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let fault: Fault | undefined;
  let calls = 0;
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1;
    const now = fault;
    if (now === 'dead') return void message.socket.destroy();
    const body = await read(message);
    const delay = now ? (DELAYS[now] ?? 0) : 0;
    if (delay === Infinity) return;
    if (delay) await wait(delay, undefined, { ref: false });
    const status = Number(now);
    if (status >= 400) {
      response.writeHead(status, {
        'content-type': 'text/plain',
        ...(status === 429 && { 'retry-after': '1' }),
      });
      return void response.end('This vendor fails.');
    }
    await send(now, await forward(port, message, body), response);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    become: (next) => {
      // Aborts pending requests of the previous fault, which would never be answered.
      if (fault) server.closeAllConnections();
      fault = next;
    },
    calls: () => {
      const count = calls;
      calls = 0;
      return count;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
}
