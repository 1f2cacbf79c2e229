import { productIdOf, type CommerceClient } from '@weefsel/api-clients';
import type { RefusedForm } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument, type HtmlAnswerOptions } from './html-answers';
import type { PageSource } from '../page/page-source';
import { frameFor } from '../request/preview/content/frame-for';
import type { RequestView } from '../request/preview/request-view';
import { textsOf } from '../vendors/texts/texts-of';
import { LEAST_MS, timeLeft } from '../request/time-budget';
import { keptOf } from '../request/session/kept-cookies';
import { ownPageAt } from '../request/session/own-page-at';
import { readShopper } from '../request/session/read-shopper';
import { takeFlash } from '../request/session/flash-cookie';

export interface OwnDocumentOptions extends HtmlAnswerOptions {
  source: PageSource;
  /** The commerce backend with the session of a request. */
  commerceOf: (request: FastifyRequest, reply: FastifyReply) => CommerceClient;
}

/** Sends a page to one shopper: complete, with session and cart, never cached. Shows the errors of a refused form. */
export async function sendOwn(
  options: OwnDocumentOptions,
  url: URL,
  view: RequestView,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    refused,
    commerce = options.commerceOf(request, reply),
  }: { refused?: RefusedForm; commerce?: CommerceClient } = {},
): Promise<FastifyReply> {
  const { limits, source, shellData } = options;
  const { log } = request;
  const { snapshot, drafts } = view;
  reply.header('cache-control', 'private, no-store');
  const known = await readShopper(commerce, log, timeLeft(limits, reply, limits.renderMs + LEAST_MS));
  const kept = keptOf(request, ownPageAt(url, snapshot)?.keeps);
  const ms = timeLeft(limits, reply, limits.renderMs);
  const inCart = known.cart?.lineItems.flatMap((line) => productIdOf(line) ?? []);
  const answer = await source.own({ url, snapshot, log, commerce, kept, inCart, ms, drafts });
  if (answer.kind === 'redirect') return reply.redirect(answer.to, 'status' in answer ? answer.status : 302);
  const said = takeFlash(request, reply, textsOf(await frameFor(shellData, drafts, log), snapshot));
  const shopper = { known, ...(said && { said }), ...(refused && { refused }) };
  return sendDocument(options, answer.payload, view, request, reply, shopper);
}
