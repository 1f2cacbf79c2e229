import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { recordAnswers } from './record-answers.ts';

test('every different answer is written down once, as it was before faults changed it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weefsel-record-'));
  const file = join(folder, 'answers.jsonl');
  const app = fastify();
  recordAnswers(app, '/shop', file);
  app.addHook('onSend', async () => 'cut off');
  let count = 0;
  app.get('/shop/same/:id', () => ({ one: 1 }));
  app.get('/shop/other', (_request, reply) => reply.code(404).send({ count: (count += 1) }));
  app.delete('/shop/none', (_request, reply) => reply.code(204).send());
  app.post('/shop/some', () => ({ one: 1 }));
  app.get('/elsewhere', () => ({}));
  for (const url of ['/shop/same/1?a=1', '/shop/same/1?a=2', '/shop/other', '/shop/other', '/elsewhere'])
    await app.inject({ method: 'GET', url });
  await app.inject({ method: 'DELETE', url: '/shop/none' });
  await app.inject({ method: 'POST', url: '/shop/some', payload: { includes: { thing: ['one'] } } });
  await app.close();

  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { method: 'GET', path: '/same/1', status: 200, trimmed: false, body: { one: 1 } },
    { method: 'GET', path: '/other', status: 404, trimmed: false, body: { count: 1 } },
    { method: 'GET', path: '/other', status: 404, trimmed: false, body: { count: 2 } },
    { method: 'DELETE', path: '/none', status: 204, trimmed: false },
    { method: 'POST', path: '/some', status: 200, trimmed: true, body: { one: 1 } },
  ]);
  rmSync(folder, { recursive: true });
});
