import fastify from 'fastify';
import { errorPages } from './error-page';

test('an unexpected error gives an uncached Dutch 500 page without its cause', async () => {
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

test('the error page is readable when the page in its place was going to be compressed', async () => {
  const app = fastify();
  errorPages(app);
  app.get('/nl/', (_request, reply) => {
    reply.header('content-encoding', 'br');
    throw new Error('broken');
  });
  const answer = await app.inject('/nl/');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toContain('Er ging iets mis');
});
