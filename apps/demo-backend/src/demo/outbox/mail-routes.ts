import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../../mail/outbox.ts';

type MailRoute = { Params: { id: string } };
type MailsRoute = { Querystring: { recipient?: string; kind?: string } };

/** The shop's mails: as they look, and all of them over JSON, or those to somebody or of a kind. */
export function mailRoutes(app: FastifyInstance, outbox: Pick<Outbox, 'list'>): void {
  app.get<MailRoute>('/__demo/mails/:id', async (request, reply) => {
    const mail = outbox.list().find(({ id }) => String(id) === request.params.id);
    if (!mail) return reply.code(404).send({ message: 'There is no such mail.' });
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // A mail may hold what shoppers typed; like a mail program, run nothing of it.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src *")
        .send(mail.html)
    );
  });
  app.get<MailsRoute>('/__demo/mails.json', async ({ query: { recipient, kind } }) => ({
    mails: outbox
      .list()
      .filter((mail) => recipient === undefined || mail.recipient === recipient)
      .filter((mail) => kind === undefined || mail.kind === kind),
  }));
}
