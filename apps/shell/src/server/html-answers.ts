import type { PagePayload } from '@weefsel/federation/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressBytes } from './compression';
import type { ServerConfig } from './environment';
import { MAINTENANCE_PAGE } from './page-payloads';
import type { PageRenderer } from './page-renderer';
import type { ShopperOfPage } from './page-stores';
import { NO_ORDERS_SCRIPT } from './preview/no-orders';
import { BADGE_STYLE, withBadge } from './preview/preview-badge';
import { sayComposition, type Shown } from './preview/shown-to';
import { inlineScripts, type RenderedPage } from './render-page';
import { hashOf, pagePolicy } from './security/content-policy';
import type { ShellAssets } from './shell-assets';
import type { ShellDataSource } from './shell-data';
import { timeLeft, type AnswerLimits } from './time-budget';

export interface HtmlAnswerOptions {
  config: ServerConfig;
  assets: ShellAssets;
  shellData: ShellDataSource;
  renderer: PageRenderer;
  limits: AnswerLimits;
}

/** Status of a page that shows what is wrong with the form that was sent to it. */
const REFUSED = 422;

const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NOT_KEPT_BY_OTHERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const isClosed = ({ owner, page }: PagePayload): boolean => owner === null && page === MAINTENANCE_PAGE;

/** Names the styles and scripts that are in the document. */
function policyOf(
  { styles }: Pick<RenderedPage, 'styles'>,
  { badge, unrehearsed }: Shown,
  { config, assets }: HtmlAnswerOptions,
): string {
  const scripts = [...inlineScripts(assets), ...(unrehearsed ? [NO_ORDERS_SCRIPT] : [])];
  return pagePolicy(config, {
    styles: badge ? [...styles, hashOf(BADGE_STYLE)] : styles,
    scripts: scripts.map(hashOf),
  });
}

/**
 * Sends a page as a document: as it was rendered before, where that is known, or rendered now. A shopper's own page is
 * always rendered now.
 */
export async function sendDocument(
  options: HtmlAnswerOptions,
  payload: PagePayload,
  shown: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
  shopper?: ShopperOfPage,
): Promise<FastifyReply> {
  const { shellData, renderer, limits } = options;
  const { snapshot, badge, unrehearsed } = shown;
  const frame = { data: await shellData.read(), snapshot };
  const isForAll = !badge && !shopper;
  sayComposition(reply, snapshot);
  const encoding = chooseEncoding(request, reply);
  reply.code(payload.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  if (payload.status === 503) reply.header('retry-after', '5');
  if (isClosed(payload)) reply.raw.statusMessage = 'MAINTENANCE_MODE';
  const known = isForAll ? renderer.known(payload, frame, encoding) : undefined;
  if (known) {
    reply.header('content-security-policy', policyOf(known, shown, options));
    return reply.send(await known.html);
  }
  const patienceMs = Math.min(limits.renderMs, timeLeft(limits, reply));
  const page = await renderer.render(payload, frame, request.log, patienceMs, shopper);
  if (isForAll) renderer.keep(payload, frame, page);
  reply.header('content-security-policy', policyOf(page, shown, options));
  reply.code(shopper?.refused && page.status === 200 ? REFUSED : page.status);
  if (page.status === 500) reply.headers(NOT_KEPT);
  if (!isForAll) reply.headers(NOT_KEPT_BY_OTHERS);
  const guard = unrehearsed ? `<script>${NO_ORDERS_SCRIPT}</script>` : '';
  const html = badge ? withBadge(page.html, badge + guard) : page.html;
  return reply.send(await compressBytes(html, encoding, isForAll ? 'quick' : 'once'));
}
