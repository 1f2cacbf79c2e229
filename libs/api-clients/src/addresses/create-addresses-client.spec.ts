import { recordingTransport } from '../testing/recording-transport';
import { createAddressesClient } from './create-addresses-client';

const clientOf = (body: unknown) => {
  const { transport, asked } = recordingTransport(() => ({ body }));
  return { client: createAddressesClient({ url: 'https://register.test/locatieserver', transport }), asked };
};
const answerOf = (...docs: object[]) => ({ response: { numFound: docs.length, docs } });
const OUDEGRACHT = { zipcode: '3511NR', houseNumber: 12 };

test('finds street and place of a postcode and a house number', async () => {
  const { client, asked } = clientOf(answerOf({ straatnaam: 'Oudegracht', woonplaatsnaam: 'Utrecht' }));
  await expect(client.find(OUDEGRACHT)).resolves.toEqual({ street: 'Oudegracht', city: 'Utrecht' });
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/locatieserver/search/v3_1/free' });
});

test.each([
  ['no such address', answerOf()],
  ['one without a street', answerOf({ woonplaatsnaam: 'Utrecht' })],
])('is null for %s', async (_case, body) => {
  await expect(clientOf(body).client.find(OUDEGRACHT)).resolves.toBeNull();
});

test('an answer of another shape is a failure, not an unknown address', async () => {
  await expect(clientOf({ docs: [] }).client.find(OUDEGRACHT)).rejects.toMatchObject({
    name: 'MalformedAnswerError',
  });
});
