import type { CommerceClient } from '@weefsel/api-clients';
import { PROFILE_KEY_HEADER, profileKeyIn } from '@weefsel/contracts';
import type { PayloadAnswer } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressBytes } from './compression';
import type { PageAnswer } from './load-page';
import { browserPayload, notFound } from './page-payloads';
import { isPersonal, type PageSource } from './page-source';
import { isCheckout } from './preview/no-orders';
import { sayComposition, type Shown } from './preview/shown-to';
import { keptOf } from './session/kept-cookies';
import { ownPageAt } from './session/own-page-at';
import { inTime, timeLeft, type AnswerLimits } from './time-budget';

const SUFFIX = '/_payload.json';

/** Matches no build: a tab that gets it opens the address as a document of its own. */
const NO_BUILD = 'none';

export interface PayloadAnswerOptions {
  source: PageSource;
  build: string;
  /** The commerce backend with the shopper's session. */
  commerceOf: (request: FastifyRequest, reply: FastifyReply) => CommerceClient;
  limits: AnswerLimits;
}

export const isPayload = ({ pathname }: URL): boolean => pathname.endsWith(SUFFIX);

/** Where an address leads, as a path of the shop without its query. */
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

/** `/nl/dames/_payload.json` stands for `/nl/dames` or, when that is where the path leads, for `/nl/dames/`. */
async function readAnswer(
  { source, limits, commerceOf }: PayloadAnswerOptions,
  url: URL,
  snapshot: Snapshot,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageAnswer> {
  const ms = timeLeft(limits, reply);
  const { log } = request;
  const read = () => {
    const own = ownPageAt(url, snapshot);
    if (!own) return source.read(url, snapshot, log);
    const commerce = commerceOf(request, reply);
    return source.own({ url, snapshot, log, commerce, kept: keptOf(request, own.keeps), ms });
  };
  const ask = () => inTime(read(), timeLeft(limits, reply));
  const answer = await ask();
  if (answer.kind !== 'redirect' || pathOf(answer.to, url) !== `${url.pathname}/`) return answer;
  url.pathname += '/';
  return ask();
}

/** Sends a page as what it consists of, to a tab that has the shell already. */
export async function sendPayload(
  options: PayloadAnswerOptions,
  asked: URL,
  { snapshot, badge, unrehearsed }: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { source, build, limits } = options;
  const url = new URL(asked);
  url.pathname = url.pathname.slice(0, -SUFFIX.length) || '/';
  if (unrehearsed && isCheckout(url.pathname, snapshot)) return elsewhere(url, reply);
  const answer = await readAnswer(options, url, snapshot, request, reply);
  reply.headers({ 'cache-control': 'no-cache', 'x-build': build });
  sayComposition(reply, snapshot);
  const profileKey = profileKeyIn(request.headers[PROFILE_KEY_HEADER]);
  const encoding = chooseEncoding(request, reply);
  if (isPersonal(answer, snapshot)) reply.header('vary', `accept-encoding, ${PROFILE_KEY_HEADER}`);
  const own = profileKey
    ? await source.personal(answer, profileKey, snapshot, request.log, timeLeft(limits, reply))
    : undefined;
  const isForOne = Boolean(own || badge || ownPageAt(url, snapshot));
  if (isForOne) reply.header('cache-control', 'private, no-store');
  const sent = toSent(own ?? answer);
  reply.code(sent.kind === 'page' ? sent.payload.status : 200).type('application/json; charset=utf-8');
  const json = Buffer.from(JSON.stringify(sent));
  return reply.send(await compressBytes(json, encoding, isForOne ? 'once' : 'quick'));
}
