import type { FastifyInstance } from 'fastify';
import { readForms } from '../markup/read-forms.ts';
import { sendPage } from '../markup/send-page.ts';
import { demoPage } from './demo-page.ts';
import type { DemoAccount } from './demo-page.ts';
import { readFault } from './fault.ts';
import type { Faults } from './faults.ts';

export interface DemoPluginOptions {
  accounts: readonly DemoAccount[];
  faults: Faults;
}

const idOf = (body: unknown) => (body instanceof URLSearchParams ? Number(body.get('id')) : NaN);

/** `/__demo`: knobs for developers as a page, and the same over JSON for tests. */
export async function demoPlugin(
  app: FastifyInstance,
  { accounts, faults }: DemoPluginOptions,
): Promise<void> {
  readForms(app);
  app.get('/__demo', async (_request, reply) => sendPage(reply, demoPage({ accounts, faults: faults.list })));
  app.post('/__demo/faults', async (request, reply) => {
    const fault = readFault(request.body);
    if (typeof fault === 'string')
      return sendPage(reply, demoPage({ accounts, faults: faults.list, refusal: fault }), 400);
    faults.add(fault);
    return reply.redirect('/__demo', 303);
  });
  app.post('/__demo/faults/remove', async (request, reply) => {
    faults.remove(idOf(request.body));
    return reply.redirect('/__demo', 303);
  });
  app.post('/__demo/faults/reset', async (_request, reply) => {
    faults.reset();
    return reply.redirect('/__demo', 303);
  });

  app.get('/__demo/accounts.json', async () => ({ accounts }));
  app.get('/__demo/faults.json', async () => ({ faults: faults.list }));
  app.post('/__demo/faults.json', async (request, reply) => {
    const fault = readFault(request.body);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    return reply.code(201).send(faults.add(fault));
  });
  app.delete('/__demo/faults.json', async (_request, reply) => {
    faults.reset();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/__demo/faults/:id.json', async (request, reply) => {
    faults.remove(Number(request.params.id));
    return reply.code(204).send();
  });
}
