import { screen } from '@testing-library/react';
import { FieldGroup } from '../fields/form-field';
import { showInShop } from '../testing/shop';
import { BusinessFields } from './business-fields';
import type { BusinessField } from './business-schema';

const UNKNOWN = /staat niet in het Europese register/;

function show(error?: string, chosen?: { isBusiness: boolean; choose: (isBusiness: boolean) => void }) {
  const field = (name: BusinessField) => ({
    name,
    error: name === 'vatId' ? error : undefined,
    onChange: () => undefined,
  });
  const known = { business: 'on', company: 'Draad bv', vatId: 'NL123456782B01' };
  const fields = <BusinessFields field={field} known={known} {...(chosen && { chosen })} />;
  return showInShop(<FieldGroup>{fields}</FieldGroup>);
}

const told = (container: HTMLElement) => container.querySelector('input[name="vatTold"]');

test('shows as which business somebody is known', () => {
  const { container } = show();
  expect(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' })).toBeChecked();
  expect(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('Draad bv');
  expect(screen.getByLabelText(/Btw-nummer/)).toHaveValue('NL123456782B01');
  expect(told(container)).toBeNull();
});

test('leaves the choice to a form that keeps it', async () => {
  const choose = jest.fn();
  const { shopper } = show(undefined, { isBusiness: false, choose });
  await shopper.click(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' }));
  expect(choose).toHaveBeenCalledWith(true);
});

test('remembers in the form that it was told that no register knows the number', () => {
  const { stores } = show();
  const { container } = show(stores.snippets.text('headless.form.error.vatUnknown'));
  expect(screen.getByText(UNKNOWN)).toBeVisible();
  expect(told(container)).toHaveValue('1');
});
