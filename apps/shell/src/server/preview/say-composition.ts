import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyReply } from 'fastify';

/** Says which composition an answer was made of. */
export const sayComposition = (reply: FastifyReply, { composition }: Pick<Snapshot, 'composition'>): void =>
  void (composition && reply.header('x-composition', composition));
