import { AccountBackend } from '../testing/account-backend';
import { refusing, sendForm } from '../testing/send-form';
import { someWithdrawal } from '../testing/some-withdrawal';
import { actions } from './withdrawal-actions';
import { BEGIN, CHOOSE, CONFIRM_WITHDRAWAL } from './withdrawal-forms';

const AT = '/order/withdraw?code=begonnen';
const ON = { kind: 'done', to: '/order/withdraw?code=begonnen' };
const WHO = { name: ' Emma ', email: 'emma@voorbeeld.nl', reason: '' };

function backendWith(): AccountBackend {
  const backend = new AccountBackend();
  for (const step of ['begin', 'read', 'choose', 'confirm'])
    backend.answers[`POST /nd/withdrawal/${step}`] = someWithdrawal();
  return backend;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('which order', () => {
  const begin = (fields: Record<string, string>, backend = backendWith()) =>
    sendForm(actions, BEGIN, '/order/withdraw', fields, backend);

  test('is said by number and address, or by the button of an own one', async () => {
    const backend = backendWith();
    expect(await begin({ orderNumber: ' 10042 ', email: 'emma@voorbeeld.nl' }, backend)).toEqual(ON);
    expect(backend.sent['POST /nd/withdrawal/begin']).toEqual({
      orderNumber: '10042',
      email: 'emma@voorbeeld.nl',
    });
    expect(await begin({ orderNumber: '10042' }, backend)).toEqual(ON);
    expect(backend.sent['POST /nd/withdrawal/begin']).toEqual({ orderNumber: '10042' });
  });

  test('that is left open is asked for at its fields', async () => {
    expect(await begin({ orderNumber: '', email: 'x' })).toEqual({
      kind: 'refused',
      errors: { orderNumber: 'headless.withdrawal.error.number', email: 'headless.form.error.emailForm' },
    });
  });

  test.each([
    [403, 'SHOP__WITHDRAWAL_ORDER_UNKNOWN', 'headless.withdrawal.unknownOrder'],
    [409, 'SHOP__WITHDRAWAL_NOTHING_LEFT', 'headless.withdrawal.nothingLeft'],
    [429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', 'headless.form.throttled'],
    [404, '0', 'headless.withdrawal.failed'],
    [500, '0', 'headless.form.failed'],
  ])('refused with %i %s is explained in the shop’s words', async (status, code, failure) => {
    const answer = await begin({ orderNumber: '1', email: 'a@b.nl' }, refusing(status, code));
    expect(answer).toEqual({ kind: 'refused', failure });
  });
});

describe('which lines', () => {
  const choose = (fields: Record<string, string>, backend = backendWith()) =>
    sendForm(actions, CHOOSE, AT, fields, backend);

  test('are sent as they were chosen, without those of which it is none', async () => {
    const backend = backendWith();
    expect(await choose({ ...WHO, 'line-a': '2', 'line-b': '0' }, backend)).toEqual(ON);
    expect(backend.sent['POST /nd/withdrawal/choose']).toEqual({
      code: 'begonnen',
      name: 'Emma',
      email: 'emma@voorbeeld.nl',
      reason: '',
      lines: [{ id: 'a', quantity: 2 }],
    });
  });

  test('are all that are left, by one button', async () => {
    const backend = backendWith();
    await choose({ ...WHO, all: '1' }, backend);
    expect(backend.sent['POST /nd/withdrawal/choose']).toMatchObject({
      lines: [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
    });
  });

  test('need a name and an address; a reason nobody has to give', async () => {
    const backend = backendWith();
    expect(await choose({ name: '', email: '', reason: '' }, backend)).toEqual({
      kind: 'refused',
      errors: { name: 'headless.withdrawal.error.name', email: 'headless.form.error.email' },
    });
    expect(backend.asked).toEqual([]);
  });
});

test('a confirmation leads to the receipt, and one that comes too late says why', async () => {
  expect(await sendForm(actions, CONFIRM_WITHDRAWAL, AT, {}, backendWith())).toEqual(ON);
  const late = refusing(409, 'SHOP__WITHDRAWAL_CHANGED');
  const changed = { kind: 'refused', failure: 'headless.withdrawal.changed' };
  expect(await sendForm(actions, CONFIRM_WITHDRAWAL, AT, {}, late)).toEqual(changed);
});
