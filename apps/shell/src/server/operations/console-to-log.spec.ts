import { fromPartial } from '@total-typescript/shoehorn';
import fastify from 'fastify';
import { consoleToLog } from './console-to-log';
import { loggingOptions } from './request-log';

/** A console whose lines are parsed entries of the log. */
function logged() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const target = fromPartial<Console>({});
  const { logger } = loggingOptions({ logLevel: 'info', logFormat: 'json' });
  consoleToLog(target, fastify({ logger: { ...logger, stream: { write } } }).log);
  return { target, lines };
}

test('an error of a remote is one entry, without bodies and queries', () => {
  const { target, lines } = logged();
  const error = Object.assign(new Error('GET https://shop.test/a?email=emma failed'), {
    status: 500,
    body: { email: 'emma@weefsel.example' },
  });
  target.error('[order] load', error);
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: '[order] load GET https://shop.test/a?… failed',
      err: { message: 'GET https://shop.test/a?… failed', status: 500 },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('emma');
});

test('texts with several lines and placeholders are one entry each', () => {
  const { target, lines } = logged();
  target.warn('%s is slow:\n%d ms', 'search', 900);
  target.log('plain');
  target.error('%s at %s', new Error('no cards'), 'listing');
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'search is slow:\n900 ms'],
    [30, 'plain'],
    [50, 'no cards at listing'],
  ]);
});

test('an error alone is named by its message', () => {
  const { target, lines } = logged();
  target.error(new TypeError('no cards'));
  expect(lines).toMatchObject([{ msg: 'no cards', err: { type: 'TypeError' } }]);
});
