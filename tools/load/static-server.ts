import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Serves from memory, in a separate process, the exact bytes of the shop's first responses. This is the optimum of any
 * file server. PORT: its port; ORIGIN: the shop.
 */
const origin = process.env.ORIGIN ?? '';

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const kept = new Map<string, Promise<Kept>>();

const fetched = (path: string, headers: IncomingHttpHeaders): Promise<Kept> =>
  new Promise((resolve, reject) => {
    const { connection: _, ...onward } = headers;
    const sent = ask(origin + path, { headers: onward }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, bytes }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end();
  });

function give(response: ServerResponse, { status, headers, bytes }: Kept): void {
  const { 'content-type': type, 'content-encoding': encoding, location } = headers;
  response
    .writeHead(status, {
      'content-length': bytes.length,
      ...(type && { 'content-type': type }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(location && { location }),
    })
    .end(bytes);
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const key = `${path} ${String(request.headers['accept-encoding'])}`;
  const known = kept.get(key) ?? fetched(path, request.headers);
  kept.set(key, known);
  known.then(
    (answer) => give(response, answer),
    () => {
      kept.delete(key);
      response.writeHead(502).end();
    },
  );
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
