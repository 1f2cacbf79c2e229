import { fromPartial } from '@total-typescript/shoehorn';
import * as v from 'valibot';
import { NetworkError } from '@weefsel/api-clients';
import { refusedWith } from '../testing/refused';
import { required } from '../schema/field-rules';
import { formAction } from './form-action';

const schema = v.object({ city: required('headless.form.error.city') });

/** Submits a form with a city. */
async function sent(city: string, send: () => Promise<void> = async () => undefined) {
  const sending = jest.fn(send);
  const answer = formAction({ schema, send: sending });
  const result = await answer(fromPartial({ fields: { city, foreign: 'x' } }), null);
  return { result, sending };
}

test('a form is sent as its schema leaves it, and nothing else of what came', async () => {
  const { result, sending } = await sent(' Utrecht ');
  expect(result).toEqual({ kind: 'done' });
  expect(sending).toHaveBeenCalledWith({ city: 'Utrecht' }, null, expect.anything());
});

test('a mistake is reported at its field, and nothing is sent', async () => {
  const { result, sending } = await sent('');
  expect(result).toEqual({ kind: 'refused', errors: { city: 'headless.form.error.city' } });
  expect(sending).not.toHaveBeenCalled();
});

test('a field error of the backend is shown at its field, any other failure above the form', async () => {
  const pointer = { code: 'VIOLATION::TOO_LONG_ERROR', source: { pointer: '/city' } };
  const about = await sent('Utrecht', () => Promise.reject(refusedWith(400, pointer)));
  expect(about.result).toEqual({ kind: 'refused', errors: { city: 'headless.form.error.tooLong' } });
  const away = await sent('Utrecht', () => Promise.reject(new NetworkError({ method: 'POST', url: '/' })));
  expect(away.result).toEqual({ kind: 'refused', failure: 'headless.form.offline' });
});
