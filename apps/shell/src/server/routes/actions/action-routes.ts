import formBody from '@fastify/formbody';
import { FORM_FIELD, pathInShop, type ActionResult, type RefusedForm } from '@weefsel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkoutRefused, isCheckout } from '../../request/preview/no-orders';
import type { RequestView, ViewFor } from '../../request/preview/request-view';
import { keep, keptOf } from '../../request/session/kept-cookies';
import { sendOwn, type OwnDocumentOptions } from '../own-documents';
import { ownPageAt } from '../../request/session/own-page-at';
import { setFlash } from '../../request/session/flash-cookie';
import { isSecure } from '../../request/session/session-cookie';
import { LEAVE_PATH, leaveNext, leaveRoute } from './leave';
import { LIMIT_MS } from '../../time-limits';

interface ActionRouteOptions extends OwnDocumentOptions {
  urlOf: (request: FastifyRequest) => URL;
  viewFor: ViewFor;
}

/** Largest form that is read, in bytes. */
const MOST = 65_536;

/** Fields whose values are never sent back. */
const SECRET = /password/i;

function fieldsOf(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.at(-1) : value,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}

const refusedForm = (
  fields: Record<string, string>,
  { errors = {}, failure }: Extract<ActionResult, { kind: 'refused' }>,
): RefusedForm => ({
  form: fields[FORM_FIELD] ?? '',
  values: Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== FORM_FIELD && !SECRET.test(name)),
  ),
  errors,
  ...(failure && { failure }),
});

/** Sends a file as download. Its name keeps letters, digits, dot and hyphen only. */
async function sendFile(
  reply: FastifyReply,
  { file, name }: Extract<ActionResult, { kind: 'file' }>,
): Promise<FastifyReply> {
  const attachment = `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`;
  return reply
    .header('content-disposition', attachment)
    .type(file.type || 'application/octet-stream')
    .send(Buffer.from(await file.arrayBuffer()));
}

/**
 * Forms of pages, submitted by browsers without script. Success redirects to a page (303); a refusal shows the form's
 * own page again.
 */
export async function actionRoutes(app: FastifyInstance, options: ActionRouteOptions): Promise<void> {
  const { config, source, commerceOf, urlOf, viewFor } = options;
  const secure = isSecure(config.shopOrigin);
  await app.register(formBody, { bodyLimit: MOST });
  leaveRoute(app, secure);

  const answer = async (url: URL, view: RequestView, request: FastifyRequest, reply: FastifyReply) => {
    const { log } = request;
    const { snapshot, drafts } = view;
    const fields = fieldsOf(request.body);
    const commerce = commerceOf(request, reply);
    const keeps = ownPageAt(url, snapshot)?.keeps;
    const kept = keptOf(request, keeps);
    const result = await source.act(
      { url, snapshot, log, commerce, kept, ms: LIMIT_MS.action, drafts },
      fields,
    );
    if (!result) throw Object.assign(new Error('No page has this form.'), { statusCode: 404 });
    if (result.kind === 'refused')
      return sendOwn(options, url, view, request, reply, { refused: refusedForm(fields, result), commerce });
    if (result.kind === 'file') return sendFile(reply, result);
    if (result.kind === 'leave') {
      leaveNext(reply, result.to, secure);
      return reply.redirect(LEAVE_PATH, 303);
    }
    keep(reply, result.keep, keeps, secure);
    if (result.say) setFlash(reply, result.say, secure);
    const here = url.pathname + url.search;
    const to = result.to && pathInShop(result.to) ? result.to : here;
    return reply.redirect(to, 303);
  };

  app.post('/*', { bodyLimit: MOST }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const url = urlOf(request);
    const view = await viewFor(request);
    if (view.noOrdersIn && isCheckout(url.pathname, view.snapshot))
      return reply.send(checkoutRefused(reply, view.noOrdersIn, view.badge ?? ''));
    return answer(url, view, request, reply);
  });
}
