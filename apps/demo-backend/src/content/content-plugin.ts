import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { createDataset, toPerspective } from './dataset.ts';
import type { ContentDocument } from './dataset.ts';
import { createQueryEngine } from './query-engine.ts';
import { QueryParseError } from './query-parse-error.ts';
import { readQueryRequest, RefusedRequest } from './query-request.ts';

export interface ContentPluginOptions {
  documents: readonly ContentDocument[];
  projectId: string;
  dataset: string;
}

type ApiRequest = FastifyRequest<{ Params: { version: string; dataset: string; '*'?: string } }>;

const API_VERSION = /^(\d{4}-\d{2}-\d{2}|1|X)$/;

const argumentsOf = (request: FastifyRequest) =>
  new URLSearchParams(request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : '');

const notFound = (reply: FastifyReply, message: string) =>
  reply.code(404).send({ statusCode: 404, error: 'Not Found', message });

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof QueryParseError) return reply.code(400).send(error.toEnvelope());
  if (error instanceof RefusedRequest) {
    return reply.code(400).send({ statusCode: 400, error: 'Bad Request', message: error.message });
  }
  throw error;
}

/** The content vendor's query API on generated documents: same addresses, answers and errors as the real one. */
export async function contentPlugin(app: FastifyInstance, options: ContentPluginOptions): Promise<void> {
  const dataset = createDataset(options.documents);
  const engine = createQueryEngine(dataset);
  allowAnyOrigin(app);
  app.setErrorHandler((error, _request, reply) => answerError(error, reply));
  app.setNotFoundHandler((_request, reply) => notFound(reply, 'Not Found'));

  app.addHook<{ Params: { version?: string; dataset?: string } }>('preHandler', async (request, reply) => {
    const { version, dataset: asked } = request.params;
    const project = request.headers['x-sanity-project-id'] ?? options.projectId;
    if (version !== undefined && !API_VERSION.test(version)) return notFound(reply, 'Not Found');
    if (asked !== undefined && (asked !== options.dataset || project !== options.projectId)) {
      return notFound(reply, `Dataset "${asked}" not found for project ID "${String(project)}"`);
    }
  });

  const answerQuery = async (request: ApiRequest, reply: FastifyReply) => {
    const startedAt = performance.now();
    const asked = readQueryRequest(argumentsOf(request), request.body, request.params.version);
    const result = engine.run(asked);
    const query = asked.returnQuery ? `"query":${JSON.stringify(asked.query)},` : '';
    const ms = Math.round(performance.now() - startedAt);
    return reply.type('application/json').send(`{${query}"result":${result},"syncTags":[],"ms":${ms}}`);
  };
  app.get('/v:version/data/query/:dataset', answerQuery);
  app.post('/v:version/data/query/:dataset', answerQuery);

  app.get('/v:version/data/doc/:dataset/*', async (request: ApiRequest) => {
    const asked = argumentsOf(request).get('perspective');
    const perspective = toPerspective(asked, request.params.version);
    if (!perspective) throw new RefusedRequest(`Unknown perspective "${asked}"`);
    const ids = (request.params['*'] ?? '').split(',');
    const documents = ids.flatMap((id) => dataset[perspective].find((document) => document._id === id) ?? []);
    const found = new Set(documents.map((document) => document._id));
    const omitted = ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' }));
    return { documents, omitted };
  });
}
