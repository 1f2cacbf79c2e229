import { locale, paths } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';

/** Takes the document that the page around it sends, once, and becomes it. */
const DOCUMENT = `<!doctype html><html lang="${locale.language}"><head><meta charset="utf-8"><title>Weefsel</title><script>
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  document.open();
  document.write(data);
  document.close();
});
</script></head><body></body></html>`;

// Never with allow-same-origin: without it the document has no origin, so it reaches neither the shop nor its cookies.
const POLICY = [
  'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts',
  "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * An empty document for markup of other services. Markup in `srcdoc` would have the page's own policy and run none of
 * its scripts; this document has a policy and an origin of its own, and no power.
 */
export function frameRoutes(app: FastifyInstance): void {
  app.get(paths.frame.pattern, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(DOCUMENT),
  );
}
