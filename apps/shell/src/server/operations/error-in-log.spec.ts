import { HttpError, NetworkError } from '@weefsel/api-clients';
import { errorInLog } from './error-in-log';

const logged = (error: unknown): string => JSON.stringify(errorInLog(error));

test('an error has its type, message, stack, request and status', () => {
  const error = new HttpError({ method: 'GET', url: 'https://a.test/b', status: 502, statusText: 'Bad' });
  expect(errorInLog(error)).toEqual({
    type: 'HttpError',
    message: '[GET] "https://a.test/b": 502 Bad',
    stack: error.stack,
    method: 'GET',
    url: 'https://a.test/b',
    status: 502,
  });
});

test.each([
  ['a VAT number', 'https://vies.test/rest-api/ms/NL/vat/004495445B01', '004495445'],
  ['a postcode', 'https://pdok.test/free?q=3511NR+12', '3511NR'],
  ['a search text', 'http://search.test/navigation-search/k?tn_q=geheim&tn_ps=6', 'geheim'],
  ['the code of a document', 'https://c.test/store-api/document/download/id1/geheim', 'geheim'],
])('the address of an error holds no %s', (_what, url, secret) => {
  const network = new NetworkError({ method: 'GET', url });
  const wrapped = new Error(`The answer to GET ${url} is empty.`, { cause: network });
  expect(logged(wrapped)).not.toContain(secret);
  expect(logged(wrapped)).toContain(new URL(url).host);
});

test('bodies and headers of responses are omitted, also those of causes', () => {
  const cause = new HttpError({
    method: 'POST',
    url: 'https://c.test/newsletter',
    status: 400,
    statusText: '',
    headers: { 'set-cookie': 'geheim' },
    body: { errors: [{ detail: 'anna@geheim.test' }] },
  });
  expect(logged(new Error('away', { cause }))).not.toContain('geheim');
});

test('a GROQ query stays, and a thrown text is a message', () => {
  const url = 'https://p.api.sanity.io/v1/data/query/production?query=*%5B0%5D';
  expect(logged(new NetworkError({ method: 'GET', url }))).toContain('query=*%5B0%5D');
  expect(errorInLog('text')).toEqual({ type: 'string', message: 'text', stack: '' });
});

test('an error that is its own cause, or has fields of other types, is logged', () => {
  const error = new Error();
  Object.assign(error, { message: undefined, stack: {}, cause: error });
  expect(errorInLog(error)).toMatchObject({ message: 'undefined', stack: '[object Object]' });
  expect(logged(error).match(/"cause"/g)).toHaveLength(5);
});
