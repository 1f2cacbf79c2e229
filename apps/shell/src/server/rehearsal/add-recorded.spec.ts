/** @jest-environment node */
import type { TransportRequest } from '@weefsel/api-clients';
import { addRecorded } from './add-recorded';
import { RecordedAnswers } from './recorded-answers';

const asked = (url: string): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeoutMs: 100,
  maxBytes: 100,
  retry: { times: 0, methods: new Set(), statuses: new Set(), delayMs: () => 0 },
});

async function recordingOf(url: string, text: string): Promise<Buffer> {
  const answers = new RecordedAnswers();
  await answers.recording(async () => ({ status: 200, statusText: 'OK', headers: {}, text }))(asked(url));
  return answers.toBytes();
}

const release = (version: string) => ({ version, manifest: 'f'.repeat(64) });

test('of each remote the newest release with something recorded is taken; damage is passed by', async () => {
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
  expect((await answers.replay(asked('/search'))).text).toBe('newer');
  expect(await addRecorded(answers, files, undefined)).toEqual([]);
});
