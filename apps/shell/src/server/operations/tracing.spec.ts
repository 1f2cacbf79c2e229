import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import fastify from 'fastify';
import { inSpan } from './spans';
import { startTracing } from './tracing';

async function traced(url: string) {
  const exporter = new InMemorySpanExporter();
  // The exporter drops its spans when the server closes, so copy them first.
  const told: ReturnType<InMemorySpanExporter['getFinishedSpans']> = [];
  const shutDown = exporter.shutdown.bind(exporter);
  exporter.shutdown = async () => {
    told.push(...exporter.getFinishedSpans());
    await shutDown();
  };
  const app = fastify();
  await startTracing(app, 'http://collector.test', exporter);
  app.get('/*', async (request, reply) => {
    await inSpan('load page', {}, () =>
      inSpan('call commerce', {}, async () => {
        if (request.url.includes('broken')) throw new TypeError('of emma@weefsel.example');
      }),
    ).catch(() => void reply.code(503));
    return reply.header('x-composition', 'live1').send('');
  });
  await Promise.all([app.inject(url), app.inject('/other')]);
  await app.close();
  const own = told.find(({ attributes }) => attributes['url.path'] === url.split('?')[0]);
  const id = own?.spanContext().traceId;
  return told.filter((span) => span.spanContext().traceId === id);
}

test('a request has one trace, with each step below the step that contains it', async () => {
  const spans = await traced('/nl/?tn_q=geheim');
  expect(spans.map(({ name }) => name)).toEqual(['call commerce', 'load page', 'GET /*']);
  const [call, load, request] = spans;
  expect(call?.parentSpanContext?.spanId).toBe(load?.spanContext().spanId);
  expect(load?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/*',
    'http.response.status_code': 200,
    'weefsel.composition': 'live1',
  });
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('geheim');
});

test('a failed step records only the name of the error', async () => {
  const spans = await traced('/broken');
  const statuses = spans.map(({ status }) => [status.code, status.message]);
  expect(statuses).toEqual([
    [2, 'TypeError'],
    [2, 'TypeError'],
    [0, undefined],
  ]);
});

test('work runs unchanged without tracing', async () => {
  expect(await inSpan('load page', {}, async () => 7)).toBe(7);
});
