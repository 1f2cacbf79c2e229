import { KEY, startSearchService, type SearchService } from './search-service.fixture.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

test('every answer carries its own request id, readable across origins', async () => {
  const [one, other] = await Promise.all([
    service.get(`/navigation/${KEY}`),
    service.get(`/navigation/${KEY}`),
  ]);
  expect(one.headers.get('twn-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(one.headers.get('twn-request-id')).not.toBe(other.headers.get('twn-request-id'));
  expect(one.headers.get('access-control-expose-headers')).toBe('twn-request-id');
  expect(one.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['navigation/X', 'search/X', 'suggestions/X', 'recommendations/featured/X/1', 'categorytree/X'])(
  'a wrong instance key is refused: %s',
  async (path) => {
    const answer = await service.get(`/${path}`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('twn-request-id')).toMatch(/./);
  },
);

test('browsers may ask beforehand', async () => {
  const answer = await service.get('/api/itemclick', { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('instance-key');
});

test('events are taken in any content type, but not for another shop', async () => {
  const send = (headers: Record<string, string>) =>
    service.get('/api/search', { method: 'POST', headers, body: '{"SearchTerm":"jurk"' });
  for (const type of ['text/json', 'application/json', 'text/plain;charset=UTF-8'])
    expect((await send({ 'content-type': type, 'instance-key': KEY })).status).toBe(204);
  expect((await send({ 'instance-key': 'x' })).status).toBe(401);
  expect((await send({ 'content-type': 'text/json' })).status).toBe(401);
});

const hostile = [
  'tn_p=0',
  'tn_p=-1',
  'tn_p=abc',
  'tn_p=1e9',
  'tn_p=999999999999',
  'tn_ps=-5',
  'tn_cid=%00',
  'tn_cid=---',
  'tn_q=%00%FF%C3',
  'tn_q=%',
  `tn_q=${'é'.repeat(500)}`,
  'tn_fk_=x',
  'tn_fk_merk=%00',
  'tn_fk_onbekend=1',
  'tn_fk___proto__=x',
  'tn_fk_constructor=x',
  'tn_filters=%25%25',
  'tn_parameters=%3D%3D%26&tn_parameters_except=%7C',
  'tn_fk_ae-price=abc',
  'tn_fk_ae-price=-1--5',
  'tn_sort=%27%3BDROP',
  'tn_profilekey=v_.%24',
  Array.from({ length: 300 }, (_, i) => `tn_fk_f${i}=a%7Cb`).join('&'),
  Array.from({ length: 300 }, (_, i) => `tn_fk_merk=${i}`).join('&'),
];

test.each(hostile)('answers sanely to %.40s', async (query) => {
  for (const endpoint of ['navigation', 'search', 'suggestions', 'suggestions/items']) {
    const answer = await service.get(`/${endpoint}/${KEY}?${query}&tn_q=&tn_cid=`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});
