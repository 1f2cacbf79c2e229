import type { VisitSnapshot } from '@weefsel/federation/canary';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { styledPolicy } from '../security/content-policy';
import { onlyWith } from './access';
import type { SeenFault } from './fault-list';
import type { PlatformFacts } from './platform-facts';
import { platformPage } from './platform-page';
import { PLATFORM_STYLE } from './platform-style';

/** What one process counted, for whoever puts several together. */
export interface Counted extends VisitSnapshot {
  faults: SeenFault[];
}

export interface PlatformRouteOptions {
  access: { token: string; isOpen: boolean };
  registry: Pick<Registry, 'contentType' | 'metrics'>;
  counted: () => Counted;
  facts: () => Promise<PlatformFacts>;
}

/** What one process counted; `tools/release/canary` reads it from each. */
export const COUNTS_PATH = '/__platform/counts';

/** `/metrics` for Prometheus, `/__platform` for people, and what a canary is judged by: for those who run the shop alone. */
export function platformRoutes(app: FastifyInstance, options: PlatformRouteOptions): void {
  const { access, registry, counted, facts } = options;
  const onRequest = onlyWith(access);
  app.get('/metrics', { onRequest }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.get('/__platform', { onRequest }, async (_request, reply) =>
    reply
      .header('content-security-policy', styledPolicy([PLATFORM_STYLE]))
      .type('text/html; charset=utf-8')
      .send(platformPage(await facts())),
  );
  app.get(COUNTS_PATH, { onRequest }, (_request, reply) => reply.send(counted()));
}
