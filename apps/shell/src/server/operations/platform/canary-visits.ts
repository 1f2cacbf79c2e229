// The type of `request.cookies` needs this import.
import type {} from '@fastify/cookie';
import {
  drawVisit,
  readVisit,
  writeVisit,
  type Outcome,
  type Visit,
  type VisitCounts,
} from '@weefsel/federation/canary';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from '../../../pages/is-bot';
import { PREVIEW_COOKIE } from '../../request/preview/request-view';
import type { CanaryWatch, ShownCanary } from './canary-watch';

/** Session cookie that keeps a browser in its arm. It holds no id. */
export const VISIT_COOKIE = 'weefsel-visit';

const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const PAGES = '/*';
const PAYLOAD = /\/_payload\.json$/;

interface Seen {
  visit: Visit;
  shown: ShownCanary;
  /** True when the cookie has to be written. */
  isNew: boolean;
}

/** True when a browser requests a document to show it. */
function isDocument({ method, routeOptions, url, headers }: FastifyRequest): boolean {
  const { accept = '', 'sec-fetch-dest': destination = 'document', 'user-agent': agent } = headers;
  if (method !== 'GET' || routeOptions.url !== PAGES || PAYLOAD.test(url.split('?', 1).join())) return false;
  return destination === 'document' && accept.includes('text/html') && !isBot(agent);
}

/**
 * Draws the arm of each visit, and counts the outcomes of all visits. A browser is counted once per canary, at its
 * first document.
 */
export class CanaryVisits {
  private readonly watch: Pick<CanaryWatch, 'current'>;
  private readonly counts: VisitCounts;
  private readonly secure: boolean;
  private readonly seen = new WeakMap<FastifyRequest, Seen>();

  /** @param secure browsers reach the shop over https */
  constructor(watch: Pick<CanaryWatch, 'current'>, counts: VisitCounts, secure: boolean) {
    this.watch = watch;
    this.counts = counts;
    this.secure = secure;
  }

  /** The canary's snapshot for a visit in its arm; the same for the whole visit. */
  snapshotFor(request: FastifyRequest): Snapshot | undefined {
    const { visit, shown } = this.seen.get(request) ?? {};
    return visit?.arm === 'canary' ? shown?.snapshot : undefined;
  }

  /** False while a canary runs and this request has no arm: others must draw, not get its cached response. */
  isForAll(request: FastifyRequest): boolean {
    return this.watch.current() === undefined || this.seen.has(request);
  }

  /** Key of the running draw of visits; empty when all see what is live. */
  drawKey(): string {
    const { canary } = this.watch.current() ?? {};
    return canary ? `${canary.composition} ${canary.since}` : '';
  }

  /** Counts the outcomes of a page. Ignores pages of the other arm: their tab predates the draw. */
  note(request: FastifyRequest, composition: string, outcomes: readonly Outcome[]): void {
    const seen = this.seen.get(request);
    if (!seen) return;
    const { canary } = seen.shown;
    const otherArm = seen.visit.arm === 'canary' ? canary.against : canary.composition;
    if (composition === otherArm) return;
    for (const outcome of outcomes) this.count(seen, outcome);
  }

  register(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      this.begin(request);
      done();
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const seen = this.seen.get(request);
      if (!seen) return payload;
      if (request.routeOptions.url === PAGES && reply.statusCode >= 500) this.count(seen, 'withError');
      if (seen.isNew) this.write(app, seen.visit, reply);
      return payload;
    });
  }

  private begin(request: FastifyRequest): void {
    const shown = this.watch.current();
    if (!shown || request.cookies[PREVIEW_COOKIE]) return;
    const known = readVisit(request.cookies[VISIT_COOKIE], shown.canary);
    if (!known && !isDocument(request)) return;
    const visit = known ?? drawVisit(shown.canary);
    if (!known) this.counts.begin(visit);
    this.seen.set(request, { visit, shown, isNew: !known });
  }

  private count(seen: Seen, outcome: Outcome): void {
    const visit = this.counts.note(seen.visit, outcome);
    seen.isNew ||= visit !== seen.visit;
    seen.visit = visit;
  }

  /** A response that sets a cookie is private, for any proxy. */
  private write(app: FastifyInstance, visit: Visit, reply: FastifyReply): void {
    const { secure } = this;
    reply.header('set-cookie', app.serializeCookie(VISIT_COOKIE, writeVisit(visit), { ...COOKIE, secure }));
    const caching = String(reply.getHeader('cache-control') ?? 'no-cache');
    if (!caching.includes('private')) reply.header('cache-control', `private, ${caching}`);
  }
}
