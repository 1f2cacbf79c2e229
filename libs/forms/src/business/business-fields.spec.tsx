import { screen } from '@testing-library/react';
import { StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { FieldGroup } from '../fields/form-field';
import { showInShop, storesInTest } from '../testing/shop';
import { BusinessFields } from './business-fields';
import type { BusinessField } from './business-schema';

const UNKNOWN = /staat niet in het Europese register/;

interface Shown {
  error?: string;
  /** Number that was refused without script. */
  refused?: string;
  chosen?: { isBusiness: boolean; choose: (isBusiness: boolean) => void };
}

function fields({ error, refused, chosen }: Shown = {}) {
  const field = (name: BusinessField) => ({
    name,
    error: name === 'vatId' ? error : undefined,
    onChange: () => undefined,
    ...(name === 'vatId' && refused !== undefined && { defaultValue: refused }),
  });
  const known = { business: 'on', company: 'Draad bv', vatId: 'NL123456782B01' };
  return (
    <FieldGroup>
      <BusinessFields field={field} known={known} {...(chosen && { chosen })} />
    </FieldGroup>
  );
}

const show = (shown?: Shown) => showInShop(fields(shown));

const told = (container: HTMLElement) => container.querySelector('input[name="vatTold"]');

test('shows the known business of a shopper', () => {
  const { container } = show();
  expect(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' })).toBeChecked();
  expect(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('Draad bv');
  expect(screen.getByLabelText(/Btw-nummer/)).toHaveValue('NL123456782B01');
  expect(told(container)).toBeNull();
});

test('leaves the choice to a form that keeps it', async () => {
  const choose = jest.fn();
  const { shopper } = show({ chosen: { isBusiness: false, choose } });
  await shopper.click(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' }));
  expect(choose).toHaveBeenCalledWith(true);
});

test('keeps a mark in the form after the error about an unregistered number', () => {
  const { stores } = show();
  const { container } = show({ error: stores.snippets.text('headless.form.error.vatUnknown') });
  expect(screen.getByText(UNKNOWN)).toBeVisible();
  expect(told(container)).toHaveValue('1');
});

test.each([
  ['before hydration the refused number, so that another one is checked', false, 'NL9'],
  ['after hydration the typed number, also once another one was refused before', true, '1'],
])('accepts as seen %s', (_, isHydrated, value) => {
  const stores = storesInTest();
  const form = fields({ error: stores.snippets.text('headless.form.error.vatUnknown'), refused: 'NL9' });
  const served = document.createElement('div');
  served.innerHTML = renderToString(<StoresProvider stores={stores}>{form}</StoresProvider>);
  expect(told(isHydrated ? showInShop(form, stores).container : served)).toHaveValue(value);
});
