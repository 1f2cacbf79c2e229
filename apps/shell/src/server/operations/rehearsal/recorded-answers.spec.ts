import type { Transport, TransportRequest } from '@weefsel/api-clients';
import { gunzipSync } from 'node:zlib';
import { RecordedAnswers, addRecorded } from './recorded-answers';

const askedOnce = (url: string): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeoutMs: 100,
  maxBytes: 100,
  retry: { times: 0, methods: new Set(), statuses: new Set(), delayMs: () => 0 },
});

async function recordingOf(url: string, text: string): Promise<Buffer> {
  const answers = new RecordedAnswers();
  await answers.recording(async () => ({ status: 200, statusText: 'OK', headers: {}, text }))(askedOnce(url));
  return answers.toBytes();
}

const release = (version: string) => ({ version, manifest: 'f'.repeat(64) });

test('takes the newest recorded release of each remote, and skips damaged recordings', async () => {
  const stored: Record<string, Buffer> = {
    'remotes/mf-search/bbb/answers.json.gz': await recordingOf('/search', 'newer'),
    'remotes/mf-search/aaa/answers.json.gz': await recordingOf('/search', 'older'),
    'remotes/mf-content/ccc/answers.json.gz': Buffer.from('damaged'),
  };
  const answers = new RecordedAnswers();
  const remotes = {
    'mf-search': { ...release('new'), previous: [release('bbb'), release('aaa')] },
    'mf-content': { ...release('ccc'), previous: [] },
  };
  const files = { read: async (path: string) => stored[path] };
  expect(await addRecorded(answers, files, { remotes })).toEqual(['mf-search@bbb']);
  expect((await answers.replay(askedOnce('/search'))).text).toBe('newer');
  expect(await addRecorded(answers, files, undefined)).toEqual([]);
});

const asked = (url: string, body?: string): TransportRequest => ({
  method: 'POST',
  url,
  headers: { 'sw-access-key': 'secret' },
  ...(body !== undefined && { body }),
  timeoutMs: 100,
  maxBytes: 100,
  retry: { times: 0, methods: new Set(), statuses: new Set(), delayMs: () => 0 },
});

const vendor: Transport = async ({ url, body = '' }) => ({
  status: url.endsWith('/away') ? 503 : 200,
  statusText: '',
  headers: {},
  text: `${url} ${body}`,
});

test('replays a recorded answer after it was stored and loaded', async () => {
  const recorded = new RecordedAnswers();
  await recorded.recording(vendor)(asked('https://shop.example/product', '{"page":2}'));
  const later = new RecordedAnswers();
  later.add(recorded.toBytes());
  expect((await later.replay(asked('https://shop.example/product', '{"page":2}'))).text).toBe(
    'https://shop.example/product {"page":2}',
  );
  expect(later.missed).toBe(0);
});

test('does not record a failed answer, and counts its replay as a miss', async () => {
  const recorded = new RecordedAnswers();
  await recorded.recording(vendor)(asked('https://shop.example/away'));
  await expect(recorded.replay(asked('https://shop.example/away'))).rejects.toThrow('Network Error');
  expect([recorded.missed, recorded.size]).toEqual([1, 0]);
});

test('no address of a vendor, and no key in it, can be read in what is kept', async () => {
  const recorded = new RecordedAnswers();
  const says: Transport = async () => ({ status: 200, statusText: 'OK', headers: {}, text: 'yes' });
  await recorded.recording(says)(asked('https://shop.example/catalog?key=secret'));
  const kept = gunzipSync(recorded.toBytes()).toString();
  expect(kept).toContain('yes');
  expect(kept).not.toMatch(/secret|shop\.example/);
});

test('rejects bytes that are no recording', () => {
  expect(() => new RecordedAnswers().add(Buffer.from('nonsense'))).toThrow('header');
});
