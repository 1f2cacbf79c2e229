import type { VisitSnapshot } from '@weefsel/federation/canary';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { onlyWith } from './access';
import type { SeenFault } from './fault-list';

/** What one process counted, for whoever puts several together. */
export interface Counted extends VisitSnapshot {
  faults: SeenFault[];
}

export interface PlatformRouteOptions {
  access: { token: string; isOpen: boolean };
  registry: Pick<Registry, 'contentType' | 'metrics'>;
  counted: () => Counted;
}

/** What one process counted; `tools/release/canary` reads it from each. */
export const COUNTS_PATH = '/__platform/counts';

/** `/metrics` for Prometheus, and what a canary is judged by: for those who run the shop alone. */
export function platformRoutes(app: FastifyInstance, options: PlatformRouteOptions): void {
  const { access, registry, counted } = options;
  const onRequest = onlyWith(access);
  app.get('/metrics', { onRequest }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.get(COUNTS_PATH, { onRequest }, (_request, reply) => reply.send(counted()));
}
