import type { BusinessForm, VatOutcome } from '@weefsel/api-clients';
import { refusedFields } from '../form/refused-fields';
import { checkBusiness } from './check-business';
import { confirmsUnknown } from './confirms-unknown';

const business: BusinessForm = { accountType: 'business', company: 'Draad bv', vatIds: ['NL1'] };

function checking(outcome: VatOutcome | Error, isTold = false) {
  const check = jest.fn(async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { check, result: checkBusiness(business, { check, country: 'NL', isTold }) };
}

const fieldsOf = (error: unknown) => refusedFields(error, ['vatId']);

test('a number that is known goes on', async () => {
  const { check, result } = checking('valid');
  await expect(result).resolves.toBe('valid');
  expect(check).toHaveBeenCalledWith({ country: 'NL', number: 'NL1' });
});

test('without a VAT number no check is sent', async () => {
  const check = jest.fn();
  const asked = { check, country: 'NL', isTold: false };
  await expect(checkBusiness({ accountType: 'private' }, asked)).resolves.toBeUndefined();
  await expect(checkBusiness({ ...business, vatIds: [] }, asked)).resolves.toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});

test('a number that cannot be one is refused at its field, however often', async () => {
  for (const isTold of [false, true]) {
    const error: unknown = await checking('malformed', isTold).result.catch((refused: unknown) => refused);
    expect(fieldsOf(error)).toEqual({ vatId: 'headless.form.error.vatId' });
  }
});

test('a number that no register knows is refused once', async () => {
  const error: unknown = await checking('unknown').result.catch((refused: unknown) => refused);
  expect(fieldsOf(error)).toEqual({ vatId: 'headless.form.error.vatUnknown' });
  await expect(checking('unknown', true).result).resolves.toBe('unknown');
});

test('a failed check does not block the shopper and is reported as unchecked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(checking(new Error('away')).result).resolves.toBe('unchecked');
});

test.each([
  ['the refused number', 'NL1', 'NL1', true],
  ['another number', 'NL1', 'NL2', false],
  ['the typed number of a form with script', '1', 'NL1', true],
  ['a number without a refusal', '', 'NL1', false],
  ['no number', '', '', false],
])('%s counts as seen only after its refusal', (_, vatTold, vatId, isSeen) => {
  expect(confirmsUnknown({ vatTold, vatId })).toBe(isSeen);
});
