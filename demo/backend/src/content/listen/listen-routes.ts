import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accessOf, mustBeKnown, type ContentTokens } from '../access.ts';
import { argumentsOf, type ApiRequest } from '../api-request.ts';
import { sendError } from '../answer-errors.ts';
import { readQueryRequest } from '../query-request.ts';
import { tagsOfTypes } from '../sources/sync-tags.ts';
import { isPublic, type Commit, type ContentStore, type DocumentChange } from '../store/content-store.ts';
import { eventStreams } from './event-stream.ts';
import { finds, listenOptions, mutationEvent } from './listener.ts';

interface ListenSurroundings {
  store: ContentStore;
  tokens: ContentTokens;
  clock: () => number;
}

const BUSY = 'Too many listeners';

const typesIn = (changes: readonly DocumentChange[]): string[] => [
  ...new Set(changes.flatMap(({ before, after }) => [before, after].flatMap((one) => one?._type ?? []))),
];

/** A change as visible to visitors: documents that they cannot read do not exist for them. */
function asVisitorsSee({ id, before, after }: DocumentChange): DocumentChange | undefined {
  const shown = {
    id,
    before: before && isPublic(before) ? before : undefined,
    after: after && isPublic(after) ? after : undefined,
  };
  return shown.before || shown.after ? shown : undefined;
}

const seenBy = (commit: Commit, everything: boolean): Commit =>
  everything
    ? commit
    : { ...commit, changes: commit.changes.flatMap((change) => asVisitorsSee(change) ?? []) };

/**
 * Server-sent events: changes of the documents that a query finds (`listen`), and changed results (`live/events`).
 */
export function listenRoutes(app: FastifyInstance, { store, tokens, clock }: ListenSurroundings): void {
  const streams = eventStreams(app);

  app.get('/v:version/data/listen/:dataset', async (request: ApiRequest, reply: FastifyReply) => {
    const everything = accessOf(request, tokens) !== 'visitor';
    const args = argumentsOf(request);
    const asked = readQueryRequest(args, undefined, request.params.version);
    const options = listenOptions(args);
    // Refuses a query that cannot be run now, instead of at the first change.
    finds(asked, { _id: 'none', _type: 'none' }, clock);
    if (streams.isFull()) return sendError(reply, 429, BUSY);
    const stop = store.onCommit((commit) => {
      const seen = seenBy(commit, everything);
      try {
        for (const change of seen.changes) {
          const event = mutationEvent(asked, options, change, seen, clock);
          if (event) stream.send('mutation', event, String(event.eventId));
        }
      } catch (error) {
        // A query that was valid at the start may be too expensive for later documents.
        stream.send('channelError', { message: error instanceof Error ? error.message : String(error) });
        stream.end();
      }
    });
    const stream = streams.open(request, reply, stop);
    stream.send('welcome', { listenerName: randomUUID() });
    return reply;
  });

  app.get('/v:version/data/live/events/:dataset', async (request: ApiRequest, reply: FastifyReply) => {
    const access = accessOf(request, tokens);
    const withDrafts = argumentsOf(request).get('includeDrafts') === 'true';
    if (withDrafts) mustBeKnown(access, 'includeDrafts');
    if (streams.isFull()) return sendError(reply, 429, BUSY);
    const stop = store.onCommit((commit) => {
      const { changes } = seenBy(commit, withDrafts);
      if (changes.length > 0)
        stream.send('message', { tags: tagsOfTypes(typesIn(changes)) }, commit.transactionId);
    });
    const stream = streams.open(request, reply, stop);
    const id = randomUUID();
    stream.send('welcome', { id }, id);
    return reply;
  });
}
