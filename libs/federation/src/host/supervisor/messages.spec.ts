import { readWorkerMessage } from './messages';

test('words of a serving process are read, and nothing else', () => {
  const served = { composition: 'c1', amiss: ['mf-search'], remotes: { 'mf-search': 'v1' } };
  for (const message of [
    { say: 'here' },
    { say: 'serving' },
    { say: 'leaving' },
    { say: 'took', connection: 4 },
    { say: 'counted', counts: { pages: 1 }, ask: 3 },
    { say: 'counted', counts: { pages: 1 } },
    { say: 'purge', purge: { keys: ['product:1'], at: 1 } },
    { say: 'served', served },
    { say: 'served', served: { amiss: [], remotes: {} } },
  ])
    expect(readWorkerMessage(message)).toEqual(message);
  for (const other of [
    undefined,
    'here',
    { say: 'took' },
    { say: 'quarantine', releases: [] },
    { ready: true },
  ])
    expect(readWorkerMessage(other)).toBeUndefined();
});
