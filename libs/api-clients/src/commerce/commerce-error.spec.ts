import { NetworkError, TimeoutError } from '../http/errors';
import { CommerceError, MaintenanceError, toCommerceError, failureMessages } from './commerce-error';

const failed = (status: number, body?: unknown) => ({
  method: 'POST' as const,
  url: 'https://shop.test/store-api/account/register',
  status,
  statusText: 'Bad Request',
  body,
});

const mailTaken = {
  status: '400',
  code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
  title: 'Constraint violation error',
  detail: 'The email address is already in use.',
  source: { pointer: '/email' },
};

describe('a failed commerce call', () => {
  test("lists title, pointer and detail of each of the server's errors [ERR-02]", () => {
    const error = toCommerceError(failed(400, { errors: [mailTaken, { title: 'Bad Request' }] }));
    expect(error).toMatchObject({ name: 'CommerceError', status: 400 });
    expect(error.message).toBe(
      [
        'Failed request',
        ' - [Constraint violation error][/email] The email address is already in use.',
        ' - [Bad Request] No error details provided.',
      ].join('\n'),
    );
    expect(error.has('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')).toBe(true);
  });

  test.each([
    ['without any answer body', undefined],
    ['with null', null],
    ['with an empty list of errors', { errors: [] }],
    ['with a body that names no errors', 'upstream broke'],
  ])('%s reports an unknown error without details [ERR-02]', (_, body) => {
    const error = toCommerceError(failed(400, body));
    expect(error.message).toBe(
      'Failed request\n - [Unknown error] API did not return errors, but request failed. Please check the network tab.',
    );
    expect(error.details).toEqual([]);
  });

  test('is maintenance, 503, whatever the status it came with [ERR-01]', () => {
    const body = { errors: [{ code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE', title: 'Closed' }] };
    const error = toCommerceError(failed(412, body));
    expect(error).toBeInstanceOf(MaintenanceError);
    expect(error).toBeInstanceOf(CommerceError);
    expect(error).toMatchObject({
      name: 'MaintenanceError',
      statusCode: 503,
      statusMessage: 'MAINTENANCE_MODE',
    });
  });
});

describe('the messages of a failure', () => {
  test.each([400, 401, 403, 404, 412, 429, 500])("are the server's own at %i [ERR-03]", (status) => {
    const error = toCommerceError(failed(status, { errors: [mailTaken] }));
    expect(failureMessages(error)).toEqual({ statusCode: status, messages: [mailTaken] });
  });

  test('are none when such an answer named none [ERR-03]', () => {
    expect(failureMessages(toCommerceError(failed(404)))).toEqual({ statusCode: 404, messages: [] });
  });

  test.each([408, 502, 503, 504])(
    'are a single general one at %i, regardless of the server’s own errors [ERR-03]',
    (status) => {
      const { statusCode, messages } = failureMessages(
        toCommerceError(failed(status, { errors: [mailTaken, mailTaken] })),
      );
      expect(statusCode).toBe(status);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({
        title: '',
        code: '',
        detail: expect.stringContaining('Failed request'),
      });
    },
  );

  test('carry 408 for a time-out, 0 for a broken network and 500 for anything else [ERR-03]', () => {
    const request = { method: 'GET' as const, url: 'https://shop.test/', timeoutMs: 10_000 };
    expect(failureMessages(new TimeoutError(request))).toMatchObject({
      statusCode: 408,
      messages: [{ detail: 'timeout of 10000ms exceeded' }],
    });
    expect(failureMessages(new NetworkError(request))).toMatchObject({
      statusCode: 0,
      messages: [{ detail: 'Network Error' }],
    });
    expect(failureMessages(new Error('something else'))).toMatchObject({
      statusCode: 500,
      messages: [{ detail: 'something else' }],
    });
  });
});
