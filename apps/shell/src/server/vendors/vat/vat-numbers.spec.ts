import { NetworkError } from '@weefsel/api-clients';
import { createVatNumbers } from './vat-numbers';

const ACME = { country: 'NL', number: 'NL004495445B01' };
const log = { warn: jest.fn() };

test.each([
  ['valid', { isValid: true }],
  ['unknown', { isValid: false }],
  ['unchecked', { away: 'MS_UNAVAILABLE' }],
] as const)('a well-formed number is %s when its register answers %j', async (outcome, answer) => {
  const find = jest.fn(async () => answer);
  await expect(createVatNumbers({ find }, log).check(ACME)).resolves.toBe(outcome);
  expect(find).toHaveBeenCalledWith(ACME);
});

test('reports an invalid number as malformed without asking the register', async () => {
  const find = jest.fn();
  const number = 'NL004495446B01';
  await expect(createVatNumbers({ find }, log).check({ country: 'NL', number })).resolves.toBe('malformed');
  expect(find).not.toHaveBeenCalled();
});

test('a number is unchecked when the register is unreachable or missing', async () => {
  const find = () => Promise.reject(new NetworkError({ method: 'GET', url: 'https://register.test' }));
  await expect(createVatNumbers({ find }, log).check(ACME)).resolves.toBe('unchecked');
  expect(log.warn).toHaveBeenCalledTimes(1);
  await expect(createVatNumbers(undefined, log).check(ACME)).resolves.toBe('unchecked');
});
