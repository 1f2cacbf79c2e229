import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseInterceptor, type Options } from 'http-proxy-middleware';
import { asOurs, asTheirs } from './shop-cookies.ts';
import { swapInAnswer } from './swap-answer.ts';
import type { LocalRemote } from './swap-remote.ts';

/** Headers that apply to the other shop's own origin only; its policies do not cover local code. */
const NOT_HERE = [
  'content-security-policy',
  'content-security-policy-report-only',
  'integrity-policy',
  'integrity-policy-report-only',
  'reporting-endpoints',
  'strict-transport-security',
];

const isChanged = (path: string, type: string): boolean =>
  type.startsWith('text/html') ||
  (type.startsWith('application/json') && /_payload\.json|getSnippets|^\/_state\//.test(path));

/** Proxy options to another shop; swaps the local remote into its responses. */
export const otherShop = (
  origin: string,
  readLocal: () => Promise<LocalRemote>,
): Options<IncomingMessage, ServerResponse> => ({
  target: origin,
  changeOrigin: true,
  autoRewrite: true,
  protocolRewrite: 'http',
  selfHandleResponse: true,
  on: {
    proxyReq: (request) => {
      // The other shop accepts changes only from its own pages.
      if (request.getHeader('origin')) request.setHeader('origin', origin);
      const cookies = request.getHeader('cookie');
      if (typeof cookies === 'string') request.setHeader('cookie', asTheirs(cookies));
      request.removeHeader('if-none-match');
    },
    proxyRes: responseInterceptor(async (body, answer, request, reply) => {
      for (const name of NOT_HERE) reply.removeHeader(name);
      const cookies = answer.headers['set-cookie'];
      if (cookies) reply.setHeader('set-cookie', cookies.map(asOurs));
      const { url: path = '/' } = request;
      const type = answer.headers['content-type'] ?? '';
      if (!isChanged(path, type)) return body;
      reply.setHeader('cache-control', 'no-store');
      reply.removeHeader('etag');
      return swapInAnswer({ path, type, text: body.toString() }, await readLocal()) ?? body;
    }),
  },
});
