/** @jest-environment node */
import fastify from 'fastify';
import { errorPages } from './error-page';

test('what nobody foresaw is answered in Dutch, without its cause, and with a way on', async () => {
  const app = fastify();
  errorPages(app);
  app.get('/nl/', () => {
    throw new Error('secret of the database');
  });
  const answer = await app.inject('/nl/?tn_q="><script>');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Er ging iets mis');
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('"><script>');
  expect(answer.headers['cache-control']).toBe('no-store');
});
