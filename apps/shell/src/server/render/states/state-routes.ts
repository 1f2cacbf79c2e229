import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATE_OF, STATES_PATH } from '../../../boot-state';
import { chooseEncoding } from '../../http/compression';
import { errorAnswers } from '../../http/error-page';
import type { States } from './states';

const FOREVER = 'public, max-age=31536000, immutable';

const GONE = {
  statusCode: 410,
  message: 'The page that this is the state of has become another one.',
};

/** Recreates the state of a page, or of the frame, and stores it. */
export type MakeState = (
  of: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/**
 * Serves initial states of pages, by their content hash. A state that no server has is recreated from its page.
 * Responds with 410 when the page has changed: the document must be reloaded.
 */
export async function stateRoutes(app: FastifyInstance, states: States, make: MakeState): Promise<void> {
  errorAnswers(app);
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${STATES_PATH}:file`,
    async (request, reply) => {
      const { [STATE_OF]: of } = request.query;
      const name = request.params.file.replace(/\.json$/, '');
      let state = await states.find(name);
      if (!state) {
        await make(typeof of === 'string' ? of : undefined, request, reply);
        state = await states.find(name);
      }
      if (!state) return reply.code(410).header('cache-control', 'no-store').send(GONE);
      const bytes = await states.bytesOf(state, chooseEncoding(request, reply));
      return reply.header('cache-control', FOREVER).type('application/json; charset=utf-8').send(bytes);
    },
  );
}
