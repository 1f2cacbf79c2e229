import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultSnippets } from '@weefsel/contracts/snippets';
import { escapeHtml } from './document';
import { styledPolicy } from './security/content-policy';

const STYLE =
  'body{margin:0;padding:15vh 24px;font:18px/1.5 Georgia,serif;color:#1c1a17;background:#fbf9f5}main{max-width:36rem;margin:auto}a{color:inherit}';

/** A page that needs nothing but itself, for when the server could not make any other. */
const errorPage = (retryHref: string): string => `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${defaultSnippets['headless.error.title']} | Weefsel</title>
<style>${STYLE}</style>
</head><body><main><h1>${defaultSnippets['headless.error.title']}</h1><p>${defaultSnippets['headless.error.text']}</p>
<p><a href="${escapeHtml(retryHref)}">${defaultSnippets['headless.common.retry']}</a></p></main></body></html>`;

/** The error page as the body of an answer; its headers are set, its status is not. */
export function lastResort(request: FastifyRequest, reply: FastifyReply): string {
  // What was going to be sent may have been compressed.
  reply
    .removeHeader('content-encoding')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': styledPolicy(STYLE) })
    .type('text/html; charset=utf-8');
  return errorPage(request.url);
}

/** Answers what nobody foresaw: logged with its cause, shown without it. */
export function errorPages(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      request.log.error({ err: error, href: request.url }, 'A request could not be answered.');
    return reply.code(status).send(lastResort(request, reply));
  });
}
