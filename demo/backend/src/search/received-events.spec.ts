import { ReceivedEvents } from './received-events.ts';
import { KEY, startSearchService } from './search-service.fixture.ts';

test('keeps the latest events only', () => {
  const events = new ReceivedEvents(3);
  for (let i = 0; i < 5; i++) events.add({ name: 'search', receivedAt: i, body: null });
  expect(events.all().map(({ receivedAt }) => receivedAt)).toEqual([2, 3, 4]);
  events.clear();
  expect(events.all()).toEqual([]);
});

test('reported events can be read again, except ones with a foreign key or too large', async () => {
  const events = new ReceivedEvents();
  const service = await startSearchService({ events });
  const send = (name: string, body: string, headers: Record<string, string>) =>
    service.get(`/api/${name}`, { method: 'POST', headers, body });
  await send('search', '{"SearchTerm":"jurk"}', { 'content-type': 'text/json', 'instance-key': KEY });
  await send('itemclick', '{"ItemId":', { 'content-type': 'application/json', 'instance-key': KEY });
  await send('purchase', '{}', { 'content-type': 'application/json', 'instance-key': 'other' });
  const tooMuch = await send('search', 'x'.repeat(70_000), {
    'content-type': 'text/json',
    'instance-key': KEY,
  });
  await service.close();
  expect(tooMuch.status).toBe(413);
  expect(events.all().map(({ name, body }) => [name, body])).toEqual([
    ['search', { SearchTerm: 'jurk' }],
    ['itemclick', '{"ItemId":'],
  ]);
});
