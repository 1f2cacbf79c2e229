import { createHash } from 'node:crypto';
import { isSigned, sign, signatureOf } from './signature.ts';

const sha1 = (text: string) => createHash('sha1').update(text, 'utf8').digest('hex');

test('signs the fields sorted by lower-case name, in their own case, with the secret behind them', () => {
  const fields = { brq_statuscode: '190', ADD_orderId: 'a b&c', BRQ_amount: '89.95', cust_name: 'Zoë' };
  expect(signatureOf(fields, 'geheim')).toBe(
    sha1('ADD_orderId=a b&cBRQ_amount=89.95brq_statuscode=190cust_name=Zoëgeheim'),
  );
});

test('an underscore sorts before letters, as in lower case', () => {
  expect(signatureOf({ brq_paymentmethod: '2', brq_payment_method: '1', brq_payment: '0' }, 's')).toBe(
    sha1('brq_payment=0brq_payment_method=1brq_paymentmethod=2s'),
  );
});

test('leaves out the signature itself and foreign fields', () => {
  const fields = { brq_amount: '1.00' };
  expect(signatureOf({ ...fields, brq_signature: 'x', utm_source: 'mail' }, 's')).toBe(
    signatureOf(fields, 's'),
  );
});

test('believes only what is signed with the same secret and was not changed', () => {
  const message = sign({ brq_statuscode: '190', brq_amount: '89.95' }, 'geheim');
  expect(isSigned(message, 'geheim')).toBe(true);
  expect(isSigned({ ...message, BRQ_SIGNATURE: '' }, 'anders')).toBe(false);
  expect(isSigned({ ...message, brq_amount: '0.01' }, 'geheim')).toBe(false);
  expect(isSigned({ brq_statuscode: '190' }, 'geheim')).toBe(false);
});
