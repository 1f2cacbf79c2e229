import {
  NetworkError,
  TimeoutError,
  TooLargeAnswerError,
  type TransportResponse,
} from '@weefsel/api-clients';
import { kindOfAnswer, kindOfError } from './failure-kind';

const answer = (status: number, text = '{}', headers = {}): TransportResponse => ({
  status,
  statusText: '',
  headers,
  text,
});

test.each([
  [429, 'busy'],
  [408, 'broken'],
  [500, 'broken'],
  [502, 'broken'],
  [503, 'broken'],
  [599, 'broken'],
  [200, undefined],
  [204, undefined],
  [301, undefined],
  [400, undefined],
  [404, undefined],
  [499, undefined],
])('an answer with status %i is %s', (status, kind) => {
  expect(kindOfAnswer(answer(status))).toBe(kind);
});

test('a 503 with a retry time is busy, and a 500 with one is broken', () => {
  expect(kindOfAnswer(answer(503, '', { 'retry-after': '3' }))).toBe('busy');
  expect(kindOfAnswer(answer(500, '', { 'retry-after': '3' }))).toBe('broken');
});

test.each(['{"a":1}', '[]', ' \n{}', '"text"', '-1', '7', 'null', 'true', 'false', ''])(
  'the answer %j is no failure',
  (text) => expect(kindOfAnswer(answer(200, text))).toBeUndefined(),
);

test('a page of a proxy with status 200 is a failure, a refusal in HTML is none', () => {
  expect(kindOfAnswer(answer(200, '<!doctype html>'))).toBe('broken');
  expect(kindOfAnswer(answer(299, 'Welcome'))).toBe('broken');
  expect(kindOfAnswer(answer(404, '<!doctype html>'))).toBeUndefined();
});

test('the maintenance answer of the shop is no failure', () => {
  const text = '{"errors":[{"code":"FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"}]}';
  expect(kindOfAnswer(answer(503, text, { 'retry-after': '3' }))).toBeUndefined();
});

test('a timeout or network error is silent, an overlong answer broken, and other errors are no vendor failure', () => {
  const request = { method: 'GET', url: 'http://a.test/', timeoutMs: 1, maxBytes: 1 } as const;
  expect(kindOfError(new TimeoutError(request))).toBe('silent');
  expect(kindOfError(new NetworkError(request))).toBe('silent');
  expect(kindOfError(new TooLargeAnswerError(request))).toBe('broken');
  expect(kindOfError(new Error('of ours'))).toBeUndefined();
  expect(kindOfError('NetworkError')).toBeUndefined();
});
