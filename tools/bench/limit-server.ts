import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Serves limit pages from memory, in a separate process. PORT: its port; ORIGIN: the shop that fonts and pictures are
 * fetched from. The parent process sends pages as messages, and receives each path once it is served.
 */
export interface LimitPage {
  path: string;
  html: string;
}

const origin = process.env.ORIGIN ?? '';
const pages = new Map<string, Buffer>();

const compress = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', origin);
  const headers = { ...request.headers, host: url.host };
  const onward = ask(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) return passOn(request, response);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
  });
  response.end(page);
});

process.on('message', ({ path, html }: LimitPage) => {
  pages.set(path, compress(html));
  process.send?.(path);
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(process.env.PORT), 'localhost', () => process.send?.('ready'));
