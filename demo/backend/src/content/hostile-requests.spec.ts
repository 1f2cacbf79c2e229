import fastify, { type FastifyInstance } from 'fastify';
import { contentPlugin } from './content-plugin.ts';

const URL_OF_QUERY = '/content/v2025-02-19/data/query/production';
const documents = Array.from({ length: 300 }, (_, place) => ({
  _id: `note-${place}`,
  _type: 'note',
  text: 'x'.repeat(2000),
}));

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(contentPlugin, { prefix: '/content', documents, dataset: 'production' });
});

afterAll(() => app.close());

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: URL_OF_QUERY, payload, headers: { 'content-type': type } });
const ask = (query: string, params: object = {}) => post(JSON.stringify({ query, params }));

describe('the content service refuses in the vendor’s words', () => {
  test.each([
    ['JSON that is broken off', '{"query": "*', 'Invalid request payload JSON format'],
    ['nothing', '', 'Invalid request payload JSON format'],
    ['a list', '[]', '"value" must be an object'],
    ['no query', '{"params": {}}', '"query" is required'],
    ['a query that is a number', '{"query": 5}', '"query" must be a string'],
    ['an empty query', '{"query": " "}', '"query" is not allowed to be empty'],
    ['parameters that are a list', '{"query": "*", "params": []}', '"params" must be an object'],
    ['a query that is too long', JSON.stringify({ query: '1'.repeat(300_000) }), 'at most 200000 characters'],
  ])('%s [CNT-04]', async (_, payload, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining(message),
    });
  });

  test('a body that is too large, and one that is no JSON', async () => {
    expect((await post(`"${'x'.repeat(2_000_000)}"`)).json()).toMatchObject({ statusCode: 413 });
    expect((await post('<query/>', 'text/xml')).json()).toMatchObject({ statusCode: 415 });
  });

  test.each([
    ['is nested too deeply', `${'['.repeat(20_000)}1${']'.repeat(20_000)}`],
    ['negates without end', `${'!'.repeat(50_000)}true`],
    ['takes hours', 'count(*[count(*[count(*[count(*[text match "y*"]) > 0]) > 0]) > 0])'],
    ['finds gigabytes', `[${'*,'.repeat(3000)}*]`],
    ['asks for what the engine lacks', '*[text::query("x")]'],
    ['reads what is no field', '{"hasOwnProperty": 1}.x'],
  ])(
    'a query that %s, and stays alive',
    async (_, query) => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(400);
      expect((await ask('count(*)')).json()).toMatchObject({ result: 300 });
    },
    60_000,
  );

  test('parameters that are nested too deeply', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect((await post(`{"query": "$a", "params": {"a": ${nested}}}`)).statusCode).toBe(400);
  });

  test('nothing that is only oddly named', async () => {
    const answer = await post(
      '{"query": "[$__proto__, $constructor]", "params": {"__proto__": 1, "constructor": 2}}',
    );
    expect(answer.json()).toMatchObject({ result: [1, 2] });
  });
});
