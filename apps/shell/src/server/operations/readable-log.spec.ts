import fastify from 'fastify';
import { readableLine } from './readable-log';
import { loggingOptions } from './request-log';

function lines(write: (log: ReturnType<typeof fastify>['log']) => void): string {
  const texts: string[] = [];
  const stream = { write: (line: string) => void texts.push(readableLine(line)) };
  const { logger } = loggingOptions({ logLevel: 'info', logFormat: 'json' });
  write(fastify({ logger: { ...logger, stream } }).log);
  return texts.join('');
}

test('LOG_FORMAT=text chooses it', () => {
  expect(loggingOptions({ logLevel: 'info', logFormat: 'text' }).logger).toHaveProperty('stream');
  expect(loggingOptions({ logLevel: 'info', logFormat: 'json' }).logger).not.toHaveProperty('stream');
});

test('a line has its level, message and details, without process and time', () => {
  expect(
    lines((log) => {
      log.warn({ key: 'headless.listing.title' }, 'Editors have their own text.');
      log.info('The release store is filled.');
    }),
  ).toBe(
    "warning: Editors have their own text.  { key: 'headless.listing.title' }\ninfo: The release store is filled.\n",
  );
});

test('the stack of an error follows in its own lines, once', () => {
  const error = Object.assign(new Error('no answer'), {
    status: 503,
    stack: 'Error: no answer\n    at load',
  });
  expect(lines((log) => log.error(error, 'mf-search failed'))).toBe(
    'error: mf-search failed  { status: 503 }\nError: no answer\n    at load\n',
  );
});
