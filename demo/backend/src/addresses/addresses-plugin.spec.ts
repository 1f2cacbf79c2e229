import fastify from 'fastify';
import { addressesPlugin } from './addresses-plugin.ts';

const app = fastify();
app.register(addressesPlugin, { prefix: '/locatieserver' });
afterAll(() => app.close());

const ask = async (query: string) => {
  const answer = await app.inject({ url: `/locatieserver/search/v3_1/free?${query}` });
  return { status: answer.statusCode, body: answer.json() };
};

test('finds the address of a postcode and a house number, with the fields that were asked for', async () => {
  const { status, body } = await ask(
    'fq=type:adres&fq=postcode:3511NR&fq=huisnummer:113&fl=straatnaam,woonplaatsnaam&rows=1',
  );
  expect(status).toBe(200);
  expect(body.response).toMatchObject({
    start: 0,
    numFoundExact: true,
    docs: [{ straatnaam: 'Oudegracht', woonplaatsnaam: 'Utrecht' }],
  });
});

test('returns the same address each time, and one street per postcode', async () => {
  const one = await ask('fq=type:adres&fq=postcode:9712CP&fq=huisnummer:3');
  const again = await ask('fq=type:adres&fq=postcode:9712CP&fq=huisnummer:3');
  const next = await ask('fq=type:adres&fq=postcode:9712CP&fq=huisnummer:4');
  expect(one.body).toEqual(again.body);
  expect(one.body.response.docs[0].straatnaam).toBe(next.body.response.docs[0].straatnaam);
  expect(one.body.response.docs[0]).toMatchObject({
    type: 'adres',
    woonplaatsnaam: 'Groningen',
    huisnummer: 3,
  });
});

test('finds several addresses at a divided house number, and one at the others', async () => {
  const found = [1, 2, 3, 4, 5].map((number) =>
    ask(`fq=type:adres&fq=postcode:1012AB&fq=huisnummer:${number}`),
  );
  const counts = (await Promise.all(found)).map(({ body }) => body.response.numFound);
  expect([...counts].sort()).toEqual([1, 1, 1, 1, 3]);
});

test.each([
  ['a postcode nobody has', 'fq=postcode:1234AB&fq=huisnummer:1'],
  ['letters that are not given out', 'fq=postcode:1012SS&fq=huisnummer:1'],
  ['a number behind the end of the street', 'fq=postcode:9712CP&fq=huisnummer:9000'],
  ['no number', 'fq=postcode:9712CP'],
  ['another kind of thing', 'fq=type:weg&fq=postcode:9712CP&fq=huisnummer:3'],
])('finds nothing for %s', async (_case, query) => {
  const { status, body } = await ask(query);
  expect([status, body.response.numFound, body.response.docs]).toEqual([200, 0, []]);
});

test.each(['fq=postcode:9712CP&colour=red', 'rows=x', 'rows=101'])('refuses %s', async (query) => {
  expect((await ask(query)).status).toBe(400);
});
