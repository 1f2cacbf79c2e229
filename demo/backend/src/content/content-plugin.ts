import type { FastifyInstance, FastifyReply } from 'fastify';
import { accessOf, mustBeEditor, mustBeKnown, type ContentTokens } from './access.ts';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { answerErrors, sendError } from './answer-errors.ts';
import { argumentsOf, type ApiRequest } from './api-request.ts';
import type { ContentDocument } from './dataset.ts';
import { listenRoutes } from './listen/listen-routes.ts';
import { readQueryRequest } from './query-request.ts';
import { RefusedRequest } from './refused-request.ts';
import { tagsOfQuery } from './sources/sync-tags.ts';
import { ContentStore, type Commit, type KeptEdits } from './store/content-store.ts';
import { mutate } from './store/mutate.ts';

interface ContentPluginOptions {
  documents: readonly ContentDocument[];
  /** Later replacement of the documents; undefined keeps them. Must not reject. */
  later?: Promise<readonly ContentDocument[] | undefined>;
  dataset: string;
  /** Tokens of viewers and editors; without them there are only visitors. */
  tokens?: ContentTokens;
  /** Storage of edits, and a function that saves several as one; default: in memory. */
  edits?: KeptEdits;
  transaction?: <T>(work: () => T) => T;
  /** Called after every change by editors. */
  onCommit?: (commit: Commit) => void;
  /** The present time in milliseconds since 1970, for queries that use it; default: the machine's. */
  clock?: () => number;
}

/** Longest transaction, in bytes. */
const LONGEST_MUTATION = 4_000_000;

/** First API date that exposes every version of a document. */
const EXPORT_SEES = '2025-02-19';

const API_VERSION = /^(\d{4}-\d{2}-\d{2}|1|X)$/;

/** Accepts JSON with any names; the server's own parser refuses some that the vendor accepts. */
function readJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new RefusedRequest('Invalid request payload JSON format'));
    }
  });
}

/**
 * Answers 404 for an API version that is no date and for an unknown dataset. Every project has this dataset.
 */
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

/** Routes for queries, documents by id, and an export of everything as lines. */
function readRoutes(app: FastifyInstance, store: ContentStore, tokens: ContentTokens): void {
  const contentFor = (request: ApiRequest) => store.content(accessOf(request, tokens) !== 'visitor');

  const answerQuery = async (request: ApiRequest, reply: FastifyReply) => {
    const startedAt = performance.now();
    const asked = readQueryRequest(argumentsOf(request), request.body, request.params.version);
    const access = accessOf(request, tokens);
    if (typeof asked.perspective !== 'string') mustBeKnown(access, 'this perspective');
    const { engine } = store.content(access !== 'visitor');
    const answer = asked.resultSourceMap ? engine.runWithSources(asked) : { result: engine.run(asked) };
    const parts = Object.entries({
      ...(asked.returnQuery && { query: JSON.stringify(asked.query) }),
      ...answer,
      syncTags: JSON.stringify(tagsOfQuery(asked.query, asked.params)),
      ms: Math.round(performance.now() - startedAt),
    });
    return reply
      .type('application/json')
      .send(`{${parts.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`);
  };
  app.get('/v:version/data/query/:dataset', answerQuery);
  app.post('/v:version/data/query/:dataset', answerQuery);

  app.get('/v:version/data/doc/:dataset/*', async (request: ApiRequest) => {
    const { dataset } = contentFor(request);
    const ids = [...new Set((request.params['*'] ?? '').split(','))];
    const documents = ids.flatMap((id) => dataset.byId(id) ?? []);
    const reason = (id: string) => (store.byId(id) ? 'permission' : 'existence');
    const omitted = ids.filter((id) => !dataset.byId(id)).map((id) => ({ id, reason: reason(id) }));
    return { documents, omitted };
  });

  app.get('/v:version/data/export/:dataset', async (request: ApiRequest, reply: FastifyReply) => {
    const { documents } = contentFor(request).dataset.view('raw', EXPORT_SEES);
    const lines = documents.map((one) => `${JSON.stringify(one)}\n`);
    return reply.type('application/x-ndjson').send(lines.join(''));
  });
}

/**
 * The content vendor's API on generated documents and their edits. Has the same addresses, responses and errors as the
 * real one.
 */
export async function contentPlugin(app: FastifyInstance, options: ContentPluginOptions): Promise<void> {
  const { documents, later, edits, transaction, tokens = {}, clock = Date.now } = options;
  const store = new ContentStore({ documents, edits, transaction, clock });
  if (options.onCommit) store.onCommit(options.onCommit);
  void later?.then((looked) => {
    if (looked) store.replaceGenerated(looked);
  });
  allowAnyOrigin(app);
  answerErrors(app);
  readJson(app);
  knowDataset(app, options.dataset);
  readRoutes(app, store, tokens);
  listenRoutes(app, { store, tokens, clock });
  app.post(
    '/v:version/data/mutate/:dataset',
    { bodyLimit: LONGEST_MUTATION },
    async (request: ApiRequest) => {
      mustBeEditor(accessOf(request, tokens));
      return mutate(store, request.body, argumentsOf(request), clock);
    },
  );
}
