import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../../mail/outbox.ts';

type MailRoute = { Params: { id: string } };
type MailsRoute = { Querystring: { recipient?: string; kind?: string } };

/** Mails of the shop: one as HTML, or a JSON list, optionally by recipient or kind. */
export function mailRoutes(app: FastifyInstance, outbox: Pick<Outbox, 'list'>): void {
  app.get<MailRoute>('/__demo/mails/:id', async (request, reply) => {
    const mail = outbox.list().find(({ id }) => String(id) === request.params.id);
    if (!mail) return reply.code(404).send({ message: 'There is no such mail.' });
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // A mail may contain shoppers' input. Like in a mail program, no scripts run.
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
