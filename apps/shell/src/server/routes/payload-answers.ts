import type { CommerceClient } from '@weefsel/api-clients';
import { inTime, PROFILE_KEY_HEADER, profileKeyIn } from '@weefsel/contracts';
import type { PayloadAnswer } from '@weefsel/federation/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOR_BROWSERS, type CdnCaching } from '../http/cdn/cdn-caching';
import { entityTag, isThere } from '../http/cdn/entity-tag';
import { chooseEncoding, chooseOnceEncoding, compressBytes, compressOnce } from '../http/compression';
import type { PageAnswer } from '../page/load-page';
import { browserPayload, notFound } from '../page/page-payloads';
import { isPersonal, type PageSource } from '../page/page-source';
import { draftsBuild } from '../request/preview/content/drafts-build';
import { isCheckout } from '../request/preview/no-orders';
import { setComposition, type RequestView } from '../request/preview/request-view';
import { keptOf } from '../request/session/kept-cookies';
import { ownPageAt } from '../request/session/own-page-at';
import { timeLeft, type AnswerLimits } from '../request/time-budget';
import { sendSharedAddress, type SharedAddressOptions } from './shared-address';
import { utf8Bytes } from '../http/utf8-bytes';

const SUFFIX = '/_payload.json';

/** Matches no build: a tab that receives it opens the address as a new document. */
const NO_BUILD = 'none';

interface PayloadAnswerOptions {
  source: PageSource;
  config: SharedAddressOptions['config'];
  build: string;
  /** The commerce backend with the shopper's session. */
  commerceOf: (request: FastifyRequest, reply: FastifyReply) => CommerceClient;
  limits: AnswerLimits;
  cdn: Pick<CdnCaching, 'offer' | 'isForAll'>;
}

export const isPayload = ({ pathname }: URL): boolean => pathname.endsWith(SUFFIX);

/** Target of a redirect, as a path of the shop without its query. Empty for other sites. */
const pathOf = (to: string, url: URL): string => (to.startsWith('/') ? new URL(to, url).pathname : '');

/** The address has no page for this document. */
const elsewhere = (url: URL, reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'cache-control': 'private, no-store', 'x-build': NO_BUILD })
    .send({ kind: 'page', payload: notFound(url) } satisfies PayloadAnswer);

const toSent = (answer: PageAnswer): PayloadAnswer =>
  answer.kind === 'redirect'
    ? { kind: 'redirect', to: answer.to }
    : { kind: 'page', payload: browserPayload(answer.payload) };

/** `/nl/dames/_payload.json` stands for `/nl/dames` or, when that redirects there, for `/nl/dames/`. */
async function readAnswer(
  { source, limits, commerceOf }: PayloadAnswerOptions,
  url: URL,
  { snapshot, drafts }: Pick<RequestView, 'snapshot' | 'drafts'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageAnswer> {
  const ms = timeLeft(limits, reply);
  const { log } = request;
  const read = () => {
    const own = ownPageAt(url, snapshot);
    if (!own) return source.read(url, snapshot, log, drafts);
    const commerce = commerceOf(request, reply);
    return source.own({ url, snapshot, log, commerce, kept: keptOf(request, own.keeps), ms, drafts });
  };
  const ask = () => inTime(read(), timeLeft(limits, reply));
  const answer = await ask();
  if (answer.kind !== 'redirect' || pathOf(answer.to, url) !== `${url.pathname}/`) return answer;
  url.pathname += '/';
  return ask();
}

/** Sends a page as its payload, to a tab that already has the shell. */
export async function sendPayload(
  options: PayloadAnswerOptions,
  asked: URL,
  view: RequestView,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { source, build, limits, cdn } = options;
  const { snapshot, badge, noOrdersIn, drafts } = view;
  const url = new URL(asked);
  url.pathname = url.pathname.slice(0, -SUFFIX.length) || '/';
  if (noOrdersIn && isCheckout(url.pathname, snapshot)) return elsewhere(url, reply);
  const answer = await readAnswer(options, url, { snapshot, ...(drafts && { drafts }) }, request, reply);
  reply.headers({ 'cache-control': FOR_BROWSERS, 'x-build': drafts ? draftsBuild(build) : build });
  setComposition(reply, snapshot, answer.kind === 'page' ? answer.payload.owner : null);
  const profileKey = drafts ? undefined : profileKeyIn(request.headers[PROFILE_KEY_HEADER]);
  const own = profileKey
    ? await source.personal(answer, profileKey, snapshot, request.log, timeLeft(limits, reply))
    : undefined;
  const isForOne = Boolean(own || badge || ownPageAt(url, snapshot));
  if (isForOne) reply.header('cache-control', 'private, no-store');
  if (drafts) reply.header('x-robots-tag', 'noindex');
  const sent = toSent(own ?? answer);
  const status = sent.kind === 'page' ? sent.payload.status : 200;
  reply.code(status).type('application/json; charset=utf-8');
  if (status === 503) reply.header('retry-after', '5');
  const json = utf8Bytes(JSON.stringify(sent));
  if (isForOne) return reply.send(await compressOnce(json, chooseOnceEncoding(request, reply)));
  const encoding = chooseEncoding(request, reply);
  if (isPersonal(answer, snapshot)) reply.header('vary', `accept-encoding, ${PROFILE_KEY_HEADER}`);
  const directed = await sendSharedAddress(options, url, answer, view, request, reply);
  if (directed) return directed;
  cdn.offer(request, answer, view);
  if (isThere(request, reply, entityTag(json))) return reply.send();
  return reply.send(await compressBytes(json, encoding, 'quick'));
}
