import { locale, paths } from '@weefsel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './tags';
import { styledPolicy } from './security/content-policy';
import { houseTexts } from '../vendors/texts/texts-of';

/** Errors as JSON, for programs. Unexpected ones are logged with their cause, which the response omits. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send({ statusCode, message });
    request.log.error({ err: error, href: request.url }, 'A call could not be answered.');
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .send({ statusCode: 503, message: 'Service Unavailable' });
  });
}

export const PLAIN_STYLE =
  'body{margin:0;font:18px/1.5 Georgia,serif;color:#1c1a17;background:#fbf9f5}main{max-width:36rem;margin:auto;padding:15vh 24px}a{color:inherit}';

/** Texts and link of a plain page. */
interface PlainPage {
  title: string;
  text: string;
  /** Hint for developers. */
  hint?: string;
  link: { label: string; href: string };
  /** True when the page follows its link by itself. */
  goesOn?: boolean;
}

/** A self-contained page, for when the server could not render any other. */
export const plainPage = ({
  title,
  text,
  hint,
  link,
  goesOn = false,
}: PlainPage): string => `<!doctype html><html lang="${locale.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | Weefsel</title>${goesOn ? `<meta http-equiv="refresh" content="0; url=${escapeHtml(link.href)}">` : ''}
<style>${PLAIN_STYLE}</style>
</head><body><main><h1>${title}</h1><p>${text}</p>${hint ? `<p>${escapeHtml(hint)}</p>` : ''}
<p><a href="${escapeHtml(link.href)}">${link.label}</a></p></main></body></html>`;

/** A plain page as response body. Sets the headers, but not the status. */
function plainAnswer(reply: FastifyReply, page: PlainPage): string {
  // The original response may have been compressed.
  reply
    .removeHeader('content-encoding')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': styledPolicy([PLAIN_STYLE]) })
    .type('text/html; charset=utf-8');
  return plainPage(page);
}

/** The error page as response body. */
export const lastResort = (request: FastifyRequest, reply: FastifyReply): string =>
  plainAnswer(reply, {
    title: houseTexts['headless.error.title'],
    text: houseTexts['headless.error.text'],
    link: { label: houseTexts['headless.common.retry'], href: request.url },
  });

/** The page after a write with an unknown outcome. It links to the page that sent it. */
export const unsure = (request: FastifyRequest, reply: FastifyReply): string =>
  plainAnswer(reply, {
    title: houseTexts['headless.unsure.title'],
    text: houseTexts['headless.unsure.text'],
    link: { label: houseTexts['headless.unsure.look'], href: request.url },
  });

/** The page for an address that is too long. It links to the path without its query. */
export const tooLong = (path: string, reply: FastifyReply): string =>
  plainAnswer(reply, {
    title: houseTexts['headless.tooLong.title'],
    text: houseTexts['headless.tooLong.text'],
    link: { label: houseTexts['headless.tooLong.link'], href: path },
  });

/** The page for an invalid or expired preview link. */
export const previewOver = (reply: FastifyReply): string =>
  plainAnswer(reply, {
    title: houseTexts['headless.preview.overTitle'],
    text: houseTexts['headless.preview.overText'],
    link: { label: houseTexts['headless.preview.stop'], href: paths.home.to() },
  });

/** Handles unexpected errors: logs the cause, and shows a page without it. */
export function errorPages(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      request.log.error({ err: error, href: request.url }, 'A request could not be answered.');
    return reply.code(status).send(lastResort(request, reply));
  });
}
