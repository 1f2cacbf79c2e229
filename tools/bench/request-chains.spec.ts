import { isScript, sum, type RequestRecord } from './requests.ts';
import { longestChain, longestWaitChain } from './request-chains.ts';

const SHOP = 'http://localhost';

/** `[path, start, end, initiator]`; times in seconds. */
type Line = [path: string, startedAt: number, endedAt: number, from?: string, more?: Partial<RequestRecord>];

const TYPES = { '/': 'Document', '.js': 'Script', '.json': 'Fetch' };

const request = ([path, startedAt, endedAt, from, more]: Line): RequestRecord => ({
  url: SHOP + path,
  type: Object.entries(TYPES).find(([end]) => path.endsWith(end))?.[1] ?? 'Image',
  from: from === undefined ? undefined : SHOP + from,
  scripted: false,
  startedAt,
  endedAt,
  bytesSent: 0,
  bytes: 0,
  status: 200,
  failure: undefined,
  hops: 0,
  ...more,
});

const page = (...lines: Line[]) => [['/', 0, 1] as Line, ...lines].map(request);
const byScript = { scripted: true };

test('scripts that the document asks for all at once are one wave after it', () => {
  const records = page(['/a.js', 0.5, 1, '/'], ['/b.js', 0.5, 2, '/'], ['/c.js', 0.6, 3, '/']);
  expect(longestWaitChain(records)).toHaveLength(2);
  expect(longestChain(records)).toHaveLength(2);
});

test('a script that fetches the next one adds a wave and a link of the chain each time', () => {
  const records = page(
    ['/a.js', 0.5, 1, '/'],
    ['/b.js', 1.5, 2, '/a.js', byScript],
    ['/c.js', 2.5, 3, '/b.js', byScript],
  );
  expect(longestWaitChain(records)).toEqual(['/', '/a.js', '/b.js', '/c.js'].map((path) => SHOP + path));
  expect(longestChain(records)).toHaveLength(4);
});

test('data fetched one after the other by one script takes as many waves, though it is asked for by the same page', () => {
  const records = page(
    ['/x.json', 1, 2, '/', byScript],
    ['/y.json', 2.1, 3, '/', byScript],
    ['/z.json', 3.1, 4, '/', byScript],
  );
  expect(longestWaitChain(records)).toHaveLength(4);
  expect(longestChain(records)).toHaveLength(2);
});

test('a request long after another one did not wait for it', () => {
  const records = page(['/x.json', 1, 2, '/', byScript], ['/later.json', 5, 6, '/', byScript]);
  expect(longestWaitChain(records)).toHaveLength(2);
});

test('pictures keep no code waiting, but are part of the chain', () => {
  const records = page(['/a.js', 0.5, 1, '/'], ['/photo.webp', 1.1, 2, '/a.js', byScript]);
  expect(longestWaitChain(records)).toHaveLength(2);
  expect(longestChain(records)).toHaveLength(3);
});

test('a redirect counts as a link of the chain', () => {
  const [record] = page();
  expect(longestChain([{ ...record!, hops: 1 }])).toHaveLength(2);
});

test('requests that name each other as their origin do not go round for ever', () => {
  const records = page(['/a.js', 0.5, 1, '/b.js'], ['/b.js', 0.6, 1, '/a.js']);
  expect(longestChain(records).length).toBeLessThanOrEqual(4);
});

test('bytes of scripts are those of scripts and of their preloads', () => {
  const records = page(
    ['/a.js', 0.5, 1, '/', { bytesSent: 10_300, bytes: 30_000 }],
    ['/b.js', 0.5, 1, '/', { bytesSent: 700, bytes: 2000, type: 'Other' }],
    ['/photo.webp', 0.5, 1, '/', { bytesSent: 50_000, bytes: 50_000 }],
  );
  expect(sum(records.filter(isScript), 'bytesSent')).toBe(11_000);
  expect(sum(records.filter(isScript), 'bytes')).toBe(32_000);
});
