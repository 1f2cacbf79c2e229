import type { PagePayload } from '@weefsel/federation/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOR_BROWSERS } from '../http/cdn/cdn-caching';
import { entityTag, isThere } from '../http/cdn/entity-tag';
import { chooseEncoding, chooseOnceEncoding, compressBytes, compressOnce } from '../http/compression';
import type { ServerConfig } from '../settings/environment';
import { MAINTENANCE_PAGE } from '../page/page-payloads';
import type { PageRenderer } from '../render/page-renderer';
import type { ShopperOfPage } from '../render/page-stores';
import { NO_ORDERS_SCRIPT } from '../request/preview/no-orders';
import { draftsBuild } from '../request/preview/content/drafts-build';
import { frameFor } from '../request/preview/content/frame-for';
import { DRAFTS_SCRIPT } from '../request/preview/content/drafts-script';
import { BADGE_STYLE, withBadge } from '../request/preview/preview-badge';
import { setComposition, type RequestView } from '../request/preview/request-view';
import { inlineScripts, type RenderedPage } from '../render/render-page';
import { hashOf, pagePolicy } from '../http/security/content-policy';
import { integrityPolicy } from '../http/security/integrity-policy';
import type { ShellAssets } from '../render/shell-assets';
import type { ShellDataSource } from '../vendors/shell-data';
import { timeLeft, type AnswerLimits } from '../request/time-budget';

export interface HtmlAnswerOptions {
  config: ServerConfig;
  assets: ShellAssets;
  shellData: ShellDataSource;
  renderer: PageRenderer;
  limits: AnswerLimits;
}

/** Status of a page that shows the errors of a submitted form. */
const REFUSED = 422;

const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NOT_KEPT_BY_OTHERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const isClosed = ({ owner, page }: PagePayload): boolean => owner === null && page === MAINTENANCE_PAGE;

/** Content-Security-Policy with the styles and scripts in the document. */
function policyOf(
  { styles }: Pick<RenderedPage, 'styles'>,
  { badge, noOrdersIn, drafts }: RequestView,
  { config, assets }: HtmlAnswerOptions,
): string {
  const scripts = [
    ...inlineScripts(assets),
    ...(noOrdersIn ? [NO_ORDERS_SCRIPT] : []),
    ...(drafts ? [DRAFTS_SCRIPT] : []),
  ];
  return pagePolicy(config, {
    styles: badge ? [...styles, hashOf(BADGE_STYLE)] : styles,
    scripts: scripts.map(hashOf),
    ...(drafts && { framedBy: config.contentStudioUrl }),
  });
}

/**
 * Sends a page as a document: the cached rendering if there is one, else a new one. A shopper's own page is always
 * rendered anew.
 */
export async function sendDocument(
  options: HtmlAnswerOptions,
  payload: PagePayload,
  view: RequestView,
  request: FastifyRequest,
  reply: FastifyReply,
  shopper?: ShopperOfPage,
): Promise<FastifyReply> {
  const { config, assets, shellData, renderer, limits } = options;
  const { snapshot, badge, noOrdersIn, drafts } = view;
  const frame = { data: await frameFor(shellData, drafts, request.log), snapshot };
  const isForAll = !badge && !shopper;
  setComposition(reply, snapshot, payload.owner);
  reply.headers(integrityPolicy(options.config, snapshot));
  reply.code(payload.status).header('cache-control', FOR_BROWSERS).type('text/html; charset=utf-8');
  if (payload.status === 503) reply.header('retry-after', '5');
  if (isClosed(payload)) reply.raw.statusMessage = 'MAINTENANCE_MODE';
  const shared = isForAll ? chooseEncoding(request, reply) : undefined;
  const known = shared && renderer.known(payload, frame, shared);
  if (known) {
    reply.header('content-security-policy', policyOf(known, view, options));
    if (isThere(request, reply, known.tag)) return reply.send();
    return reply.send(await known.html());
  }
  const timeoutMs = Math.min(limits.renderMs, timeLeft(limits, reply));
  const page = await renderer.render(payload, frame, request.log, timeoutMs, {
    shopper,
    ...(drafts && { build: draftsBuild(assets.build) }),
  });
  if (isForAll) renderer.keep(payload, frame, page);
  reply.header('content-security-policy', policyOf(page, view, options));
  reply.code(shopper?.refused && page.status === 200 ? REFUSED : page.status);
  if (page.status === 500) reply.headers(NOT_KEPT);
  if (!isForAll) reply.headers(NOT_KEPT_BY_OTHERS);
  if (shared && page.isWhole && isThere(request, reply, entityTag(page.html))) return reply.send();
  // The Studio embeds the preview.
  if (drafts && config.contentStudioUrl) reply.removeHeader('x-frame-options');
  const guard = noOrdersIn ? `<script>${NO_ORDERS_SCRIPT}</script>` : '';
  const listening = drafts ? `<script>${DRAFTS_SCRIPT}</script>` : '';
  const html = badge ? withBadge(page.html, badge + guard + listening) : page.html;
  return reply.send(
    shared
      ? await compressBytes(html, shared, 'quick')
      : await compressOnce(html, chooseOnceEncoding(request, reply)),
  );
}
