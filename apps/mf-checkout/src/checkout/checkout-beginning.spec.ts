import { emptyDraft } from './details/details-draft';
import { draftOf, wantedStep, type ServedCheckout } from './checkout-beginning';

const served = (step: ServedCheckout['step']): ServedCheckout => ({ step, countries: [], addresses: [] });
const refused = (form: string) => ({ form, values: { email: 'noor@' }, errors: {} });

describe('the wanted step', () => {
  test('is that of a refused form [CRT-06]', () => {
    const memory = { step: 'review' } as const;
    expect(wantedStep({ served: served('review'), refused: refused('payment'), memory })).toBe('payment');
    expect(wantedStep({ served: served('review'), refused: refused('code') })).toBe('details');
  });

  test('is that of the address, or the remembered one at the first step [CRT-06]', () => {
    expect(wantedStep({ served: served('payment'), memory: { step: 'review' } })).toBe('payment');
    expect(wantedStep({ served: served('details'), memory: { step: 'review' } })).toBe('review');
    expect(wantedStep({ served: served('details'), memory: {} })).toBe('details');
  });
});

test('the draft is that of the refused details, else the remembered one [CRT-06]', () => {
  const draft = { ...emptyDraft(), values: { email: 'emma@voorbeeld.nl' } };
  const beginning = { served: served('details'), memory: { draft } };
  expect(draftOf({ ...beginning, refused: refused('details') })?.values).toEqual({ email: 'noor@' });
  expect(draftOf({ ...beginning, refused: refused('payment') })).toBe(draft);
  expect(draftOf({ served: served('details') })).toBeUndefined();
});
