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

describe('choosing the order', () => {
  const begin = (fields: Record<string, string>, backend = backendWith()) =>
    sendForm(actions, BEGIN, '/order/withdraw', fields, backend);

  test('takes number and e-mail address, or the number alone from the button of an own order', async () => {
    const backend = backendWith();
    expect(await begin({ orderNumber: ' 10042 ', email: 'emma@voorbeeld.nl' }, backend)).toEqual(ON);
    expect(backend.sent['POST /nd/withdrawal/begin']).toEqual({
      orderNumber: '10042',
      email: 'emma@voorbeeld.nl',
    });
    expect(await begin({ orderNumber: '10042' }, backend)).toEqual(ON);
    expect(backend.sent['POST /nd/withdrawal/begin']).toEqual({ orderNumber: '10042' });
  });

  test('reports missing and invalid values at their fields', async () => {
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

describe('choosing the lines', () => {
  const choose = (fields: Record<string, string>, backend = backendWith()) =>
    sendForm(actions, CHOOSE, AT, fields, backend);

  test('sends the chosen lines, without those of quantity zero', async () => {
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

  test('sends all remaining lines with one button', async () => {
    const backend = backendWith();
    await choose({ ...WHO, all: '1' }, backend);
    expect(backend.sent['POST /nd/withdrawal/choose']).toMatchObject({
      lines: [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
    });
  });

  test('requires a name and an e-mail address, but no reason', async () => {
    const backend = backendWith();
    expect(await choose({ name: '', email: '', reason: '' }, backend)).toEqual({
      kind: 'refused',
      errors: { name: 'headless.withdrawal.error.name', email: 'headless.form.error.email' },
    });
    expect(backend.asked).toEqual([]);
  });
});

test('a confirmation leads to the receipt, and one that comes too late is refused with the reason', async () => {
  expect(await sendForm(actions, CONFIRM_WITHDRAWAL, AT, {}, backendWith())).toEqual(ON);
  const late = refusing(409, 'SHOP__WITHDRAWAL_CHANGED');
  const changed = { kind: 'refused', failure: 'headless.withdrawal.changed' };
  expect(await sendForm(actions, CONFIRM_WITHDRAWAL, AT, {}, late)).toEqual(changed);
});
