import fastify from 'fastify';
import { Writable } from 'node:stream';
import { loggingOptions } from '../../operations/request-log';
import { fewWrites, sameSiteWrites } from './writes';
import { violationReports } from './violation-reports';

async function told(type: string, body: unknown) {
  const lines: object[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(JSON.parse(chunk.toString()) as object), done()),
  });
  const options = loggingOptions({ logLevel: 'info', logFormat: 'json' });
  const app = fastify({ ...options, logger: { ...options.logger, stream } });
  sameSiteWrites(app);
  await fewWrites(app);
  await violationReports(app);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/violations',
    headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  await app.close();
  return { status: answer.statusCode, lines, headers: answer.headers };
}

const SCRIPT = 'https://shop.example/remotes/mf-search/ab12cd/page.js';

test('logs a violation, without queries, with the release of the code that caused it', async () => {
  const { status, lines } = await told('application/csp-report', {
    'csp-report': {
      'document-uri': 'https://shop.example/nl/dames/?tn_q=geheim',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?geheim',
      'source-file': SCRIPT,
      'line-number': 7,
    },
  });
  expect(status).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({
      violation: 'csp-violation',
      rule: 'script-src-elem',
      refused: 'https://evil.example/x.js',
      from: '/remotes/mf-search/ab12cd/page.js:7',
      page: '/nl/dames/',
      release: 'mf-search@ab12cd',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('reads the rule from the older field name', async () => {
  const body = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } };
  const { lines } = await told('application/csp-report', body);
  expect(lines).toEqual([expect.objectContaining({ rule: 'img-src', refused: 'inline' })]);
});

test.each(['application/reports+json', 'text/plain;charset=UTF-8', 'application/json'])(
  'several violations in one report are logged one by one (%s)',
  async (type) => {
    const violation = { type: 'code-refused', url: 'https://shop.example/nl/', body: { blockedURL: SCRIPT } };
    const { status, lines } = await told(type, [violation, { ...violation, type: 'csp-violation' }]);
    expect(status).toBe(204);
    expect(lines).toEqual([
      expect.objectContaining({ violation: 'code-refused', page: '/nl/', release: 'mf-search@ab12cd' }),
      expect.objectContaining({ violation: 'csp-violation', release: 'mf-search@ab12cd' }),
    ]);
  },
);

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another shape', { a: 1 }],
  ['a number for a body', [{ type: 'x', body: 4 }]],
])('rejects a body that is no report with 400 and logs nothing: %s', async (_what, body) => {
  const { status, lines } = await told('application/csp-report', body);
  expect(status).toBe(400);
  expect(lines).toEqual([]);
});

test('limits the number and the length of logged violations', async () => {
  const one = { type: 'x'.repeat(900), body: {} };
  const { lines } = await told('application/reports+json', new Array(30).fill({ ...one, type: 'x' }));
  expect(lines).toHaveLength(20);
  const [long] = (await told('application/reports+json', [one])).lines;
  expect(long).toMatchObject({ violation: 'x'.repeat(300) });
  expect((await told('application/reports+json', 'x'.repeat(20_000))).status).toBe(413);
});
