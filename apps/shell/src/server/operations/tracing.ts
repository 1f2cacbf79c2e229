import type { Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicPart } from './request-log';
import { traceWith, type InSpan } from './spans';

/**
 * The tracing library. Loaded only when tracing is on: it is a megabyte of code.
 * Without `sdk-node`, as its instrumentations patch modules.
 */
async function openTelemetry() {
  const [api, sdk, hooks, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...sdk, ...hooks, ...resources, ...otlp };
}

/** Makes a span per response, with its work below. It holds as much of the address as the log. */
function traceRequests(app: FastifyInstance, begin: (request: FastifyRequest, go: () => void) => Span): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    spans.set(request, begin(request, done));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.setAttribute('weefsel.composition', String(reply.getHeader('x-composition') ?? ''));
    span?.end();
    done();
  });
}

/**
 * Sends traces of requests to `endpoint` (OTLP over HTTP). They contain paths, pages and vendor calls. Call it before
 * registering routes.
 */
export async function startTracing(
  app: FastifyInstance,
  endpoint: string,
  exporter?: SpanExporter,
): Promise<void> {
  const otel = await openTelemetry();
  const { context, trace, SpanKind, SpanStatusCode } = otel;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new otel.TracerProvider({
    resource: otel.resourceFromAttributes({ 'service.name': 'weefsel-shell' }),
    spanProcessors: [
      new otel.BatchSpanProcessor({ exporter: exporter ?? new otel.OTLPTraceExporter({ url }) }),
    ],
  });
  context.setGlobalContextManager(new otel.AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('shell');

  const inSpan: InSpan = (name, details, work) =>
    tracer.startActiveSpan(name, { attributes: details }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({
          code: SpanStatusCode.ERROR,
          message: error instanceof Error ? error.name : 'thrown',
        });
        throw error;
      } finally {
        span.end();
      }
    });
  traceWith(inSpan);

  traceRequests(app, (request, go) => {
    const { method, routeOptions, url: address, id } = request;
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? '',
      'url.path': String(publicPart(address)),
      'weefsel.request': id,
    };
    const span = tracer.startSpan(`${method} ${routeOptions.url ?? ''}`, {
      kind: SpanKind.SERVER,
      attributes,
    });
    context.with(trace.setSpan(context.active(), span), go);
    return span;
  });
  app.addHook('onClose', async () => {
    traceWith(undefined);
    await provider.shutdown();
    context.disable();
  });
}
