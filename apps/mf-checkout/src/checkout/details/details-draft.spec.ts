import { draftIn, emptyDraft, typedIn, valueOf, withOfferedCountries } from './details-draft';

const draftWith = (values: Record<string, string>) => ({ ...emptyDraft(), values });

describe('a draft from a form sent without script', () => {
  test('has the fields of contact, business and both addresses [CRT-06]', () => {
    const values = {
      ...{ email: 'noor@voorbeeld.nl', phone: '', business: 'on', company: 'Draad bv', vatId: 'NL1' },
      ...{ 'shipping.firstName': 'Noor', 'billing.addition': 'A', 'billing.country': 'BE' },
    };
    expect(draftIn(values)).toEqual({ values, otherBilling: false, addressIds: {} });
  });

  test('has the chosen addresses, also the choice of a new one [CRT-06]', () => {
    expect(draftIn({ 'shipping.address': '', 'billing.address': 'werk', otherBilling: 'on' })).toEqual({
      ...{ values: {}, otherBilling: true, addressIds: { shipping: '', billing: 'werk' } },
    });
  });

  test('ignores other names', () => {
    const names = [
      'form',
      'vatTold',
      'x.shipping.city',
      'shipping.city.x',
      'shipping.cityname',
      'other.city',
    ];
    expect(draftIn(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual(emptyDraft());
  });
});

test('a country defaults to the home country, other fields to nothing [CRT-06]', () => {
  expect(typedIn(emptyDraft(), 'billing.country')).toBe('NL');
  expect(typedIn(emptyDraft(), 'billing.city')).toBe('');
  expect(typedIn(draftWith({ 'billing.country': '' }), 'billing.country')).toBe('');
  expect(typedIn(draftWith({ email: ' noor ' }), 'email')).toBe(' noor ');
  expect(valueOf(draftWith({ email: ' noor ' }), 'email')).toBe('noor');
});

test('a country that is not offered is cleared, one that is offered stays [CRT-06]', () => {
  const draft = draftWith({ 'shipping.country': 'BE', 'shipping.city': 'Gent' });
  expect(withOfferedCountries(draft, [{ id: 'be', iso: 'BE' }])).toEqual(
    draftWith({ 'shipping.country': 'BE', 'shipping.city': 'Gent', 'billing.country': '' }),
  );
});
