import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { answerErrors, sendError } from './answer-errors.ts';
import { createDataset, type ContentDocument } from './dataset.ts';
import { createQueryEngine } from './query-engine.ts';
import { readQueryRequest } from './query-request.ts';
import { RefusedRequest } from './refused-request.ts';

export interface ContentPluginOptions {
  documents: readonly ContentDocument[];
  /** What takes the place of the documents later; nothing when it has no value. It must not fail. */
  later?: Promise<readonly ContentDocument[] | undefined>;
  dataset: string;
  /** The present time in milliseconds since 1970, for queries that ask for it; default: the machine's. */
  clock?: () => number;
}

type ApiRequest = FastifyRequest<{ Params: { version: string; dataset: string; '*'?: string } }>;

/** API date from which on every version of a document is seen. */
const EXPORT_SEES = '2025-02-19';

const API_VERSION = /^(\d{4}-\d{2}-\d{2}|1|X)$/;

const argumentsOf = (request: FastifyRequest) =>
  new URLSearchParams(request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : '');

/** Takes JSON whatever its names are; the server's own reader refuses some that the vendor takes. */
function readJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new RefusedRequest('Invalid request payload JSON format'));
    }
  });
}

/** Answers 404 for an API that is no date and for a dataset that does not exist; any project has this one. */
function knowDataset(app: FastifyInstance, name: string): void {
  app.addHook<{ Params: { version?: string; dataset?: string } }>('preHandler', async (request, reply) => {
    const { version, dataset = name } = request.params;
    if (version !== undefined && !API_VERSION.test(version)) return sendError(reply, 404);
    if (dataset === name) return;
    const project = request.headers['x-sanity-project-id'];
    const place = project === undefined ? '' : ` for project ID "${String(project)}"`;
    return sendError(reply, 404, `Dataset "${dataset}" not found${place}`);
  });
}

function openContent(documents: readonly ContentDocument[], clock: () => number) {
  const dataset = createDataset(documents);
  // The documents are released together, so that every answer depends on the same one thing.
  const release = createHash('sha256').update(JSON.stringify(documents)).digest('base64url');
  const syncTags = JSON.stringify([`s1:${release.slice(0, 6)}`]);
  return { dataset, engine: createQueryEngine(dataset, clock), syncTags };
}

/** The content vendor's query API on generated documents: same addresses, answers and errors as the real one. */
export async function contentPlugin(app: FastifyInstance, options: ContentPluginOptions): Promise<void> {
  const clock = options.clock ?? Date.now;
  let content = openContent(options.documents, clock);
  void options.later?.then((documents) => {
    if (documents) content = openContent(documents, clock);
  });
  allowAnyOrigin(app);
  answerErrors(app);
  readJson(app);
  knowDataset(app, options.dataset);

  const answerQuery = async (request: ApiRequest, reply: FastifyReply) => {
    const startedAt = performance.now();
    const asked = readQueryRequest(argumentsOf(request), request.body, request.params.version);
    const result = content.engine.run(asked);
    const query = asked.returnQuery ? `"query":${JSON.stringify(asked.query)},` : '';
    const ms = Math.round(performance.now() - startedAt);
    return reply
      .type('application/json')
      .send(`{${query}"result":${result},"syncTags":${content.syncTags},"ms":${ms}}`);
  };
  app.get('/v:version/data/query/:dataset', answerQuery);
  app.post('/v:version/data/query/:dataset', answerQuery);

  app.get('/v:version/data/doc/:dataset/*', async (request: ApiRequest) => {
    const { dataset } = content;
    const ids = [...new Set((request.params['*'] ?? '').split(','))];
    const documents = ids.flatMap((id) => dataset.byId(id) ?? []);
    const omitted = ids.filter((id) => !dataset.byId(id)).map((id) => ({ id, reason: 'existence' }));
    return { documents, omitted };
  });

  app.get('/v:version/data/export/:dataset', async (_request: ApiRequest, reply: FastifyReply) => {
    const lines = content.dataset.view('raw', EXPORT_SEES).documents.map((one) => `${JSON.stringify(one)}\n`);
    return reply.type('application/x-ndjson').send(lines.join(''));
  });
}
