import fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { answerUnreadable } from './unreadable-requests';

const app = fastify({ clientErrorHandler: answerUnreadable, http: { maxHeaderSize: 8192 } });
app.get('/nl/', () => 'page');
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** The server's response to these bytes. */
const answerTo = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(request),
    );
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

test('cookies that are too large get a Dutch page with the way out, and the headers of every response', async () => {
  const answer = await answerTo(`GET /nl/ HTTP/1.1\r\nHost: shop\r\nCookie: a=${'x'.repeat(9000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toContain('cookies');
  expect(answer).toMatch(/content-security-policy: default-src 'none'.*report-to violations\r\n/);
  expect(answer).toContain('cache-control: no-store\r\n');
});

test('a request that is no HTTP gets a 400 with the same headers, and nothing of it is repeated', async () => {
  const answer = await answerTo('GET /nl/ HTTP/1.1\r\nHost: shop\r\nBad <script> header\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  expect(answer).not.toContain('<script>');
});
