import { locale, paths } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import { REPORTS } from '../http/security/content-policy';

/** Receives a document from the embedding page, once, and replaces itself with it. */
const DOCUMENT = `<!doctype html><html lang="${locale.language}"><head><meta charset="utf-8"><title>Weefsel</title><script>
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  document.open();
  document.write(data);
  document.close();
});
</script></head><body></body></html>`;

// Never add allow-same-origin: without it the document's origin is opaque. It then reaches neither the shop nor its
// cookies.
const POLICY = [
  'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts',
  "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
  "frame-ancestors 'self'",
  REPORTS,
].join('; ');

/**
 * An empty document for markup of other services. A frame with the markup in `srcdoc` would inherit the page's
 * Content-Security-Policy. Its scripts would be blocked. This document has a separate policy and origin, and no access
 * to the shop.
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
