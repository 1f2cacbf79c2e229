import { recordingTransport } from '../testing/recording-transport';
import { createVatRegister } from './create-vat-register';

const registerOf = (body: unknown) => {
  const { transport, asked } = recordingTransport(() => ({ body }));
  return { register: createVatRegister({ url: 'https://register.test/vies', transport }), asked };
};
const ACME = { country: 'NL', number: 'NL123456782B01' };

test('asks the country of a number for the number without its country', async () => {
  const { register, asked } = registerOf({ isValid: true, userError: 'VALID', name: 'ACME B.V.' });
  await expect(register.find(ACME)).resolves.toEqual({ isValid: true });
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/vies/rest-api/ms/NL/vat/123456782B01' });
});

test('a number that was never given out is not valid', async () => {
  const { register } = registerOf({ isValid: false, userError: 'INVALID' });
  await expect(register.find(ACME)).resolves.toEqual({ isValid: false });
});

test.each(['MS_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'TIMEOUT'])(
  'reports the register as unavailable after %s',
  async (userError) => {
    const { register } = registerOf({ isValid: false, userError });
    await expect(register.find(ACME)).resolves.toEqual({ away: userError });
  },
);

test('an answer of another shape is a failure, not an unknown number', async () => {
  await expect(registerOf({ valid: true }).register.find(ACME)).rejects.toMatchObject({
    name: 'MalformedAnswerError',
  });
});
