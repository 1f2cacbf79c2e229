import { addressOf, emma } from '../../testing/checkout-of';
import { billCountry, businessIn, isSameBusiness, profileAs } from './details-business';
import { emptyDraft } from './details-draft';

const draftWith = (values: Record<string, string>, otherBilling = false) => ({
  ...emptyDraft(),
  ...{ values, otherBilling },
});
const PRIVATE = businessIn(emptyDraft(), 'NL');
const DRAAD = businessIn(draftWith({ business: 'on', company: 'Draad bv', vatId: 'NL123456782B01' }), 'NL');

test('the business of a form is the typed one only when it is ticked [CRT-06]', () => {
  expect(DRAAD).toMatchObject({ accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] });
  expect(businessIn(draftWith({ company: 'Draad bv' }), 'NL')).toEqual(PRIVATE);
});

describe('the country of the VAT number', () => {
  const draft = { 'shipping.country': 'NL', 'billing.country': 'BE' };

  test('is that of a customer’s billing address [CRT-06]', () => {
    const belgian = { ...addressOf('thuis', 'Veldstraat 1'), country: { id: 'be', iso: 'BE' } };
    expect(billCountry(draftWith({}), { ...emma, activeBillingAddress: belgian })).toBe('BE');
    expect(billCountry(draftWith({ 'shipping.country': 'DE' }), emma)).toBe('DE');
    const { country: _nowhere, ...placeless } = belgian;
    const unsure = { ...emma, activeBillingAddress: placeless };
    expect(billCountry(draftWith({ 'shipping.country': 'DE' }), unsure)).toBe('DE');
  });

  test('is that of the bill’s address in the form, else of the delivery [CRT-06]', () => {
    expect(billCountry(draftWith(draft, true), null)).toBe('BE');
    expect(billCountry(draftWith(draft), null)).toBe('NL');
  });
});

test('a customer is the same business with the same company and number only [CRT-06]', () => {
  expect(isSameBusiness(emma, PRIVATE)).toBe(true);
  expect(isSameBusiness(emma, DRAAD)).toBe(false);
  const known = {
    ...emma,
    accountType: 'business' as const,
    company: 'Draad bv',
    vatIds: ['NL123456782B01'],
  };
  expect(isSameBusiness(known, DRAAD)).toBe(true);
  expect(isSameBusiness({ ...known, vatIds: [] }, DRAAD)).toBe(false);
});

test('a profile keeps name and salutation, without one that is unknown [CRT-06]', () => {
  const named = { ...emma, firstName: 'Emma', lastName: 'Vos' };
  expect(profileAs({ ...named, salutationId: 'mrs' }, DRAAD)).toEqual({
    ...{ firstName: 'Emma', lastName: 'Vos', salutationId: 'mrs' },
    ...DRAAD,
  });
  expect(profileAs(emma, PRIVATE)).toEqual({ firstName: '', lastName: '', ...PRIVATE });
});
