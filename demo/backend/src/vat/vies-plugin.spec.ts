import fastify from 'fastify';
import { viesPlugin } from './vies-plugin.ts';

const app = fastify();
app.register(viesPlugin, { prefix: '/vies', clock: () => Date.UTC(2026, 10, 26) });
afterAll(() => app.close());

const ask = async (country: string, number: string) => {
  const answer = await app.inject({ url: `/vies/rest-api/ms/${country}/vat/${number}` });
  return { status: answer.statusCode, body: answer.json() };
};

test('a valid number is answered with a name, the same each time', async () => {
  const { status, body } = await ask('NL', '123456782B01');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isValid: true,
    userError: 'VALID',
    vatNumber: '123456782B01',
    requestDate: '2026-11-26T00:00:00.000Z',
  });
  expect(body.name).toMatch(/ B\.V\.$/);
  expect((await ask('NL', '123456782B01')).body).toEqual(body);
});

test('a German number is reported as valid, without a name', async () => {
  expect((await ask('DE', '136695976')).body).toMatchObject({ isValid: true, name: '---', address: '---' });
});

test.each([
  ['INVALID', 'NL', '123'],
  ['INVALID', 'NL', '900000013B01'],
  ['INVALID', 'BE', '0999999922'],
  ['MS_UNAVAILABLE', 'BE', '0880000047'],
  ['INVALID_INPUT', 'US', '123456789'],
])('returns %s for %s%s', async (userError, country, number) => {
  expect((await ask(country, number)).body).toMatchObject({ isValid: false, userError, name: '' });
});
