import { screen } from '@testing-library/react';
import type { SalesChannelContext } from '@weefsel/api-clients';
import type { DeliveryFacts } from '@weefsel/contracts';
import { showInShop, storesInTest } from '../testing/stores-for';
import { DeliveryLine } from './delivery-line';

const FACTS: DeliveryFacts = {
  country: 'NL',
  place: 'Nederland',
  steps: [{ until: Infinity, cutOff: '22.00 uur', days: { NL: 'dinsdag', BE: 'woensdag' } }],
};
const BELGIUM = { id: 'be', iso: 'BE', translated: { name: 'België' } };
const HOME = { id: 'home', deliveryTime: { translated: { name: '1-2 werkdagen' } } };

function show(session?: SalesChannelContext) {
  const stores = storesInTest(session && { shopper: { session } });
  stores.about.provide({ delivery: FACTS });
  showInShop(<DeliveryLine />, stores);
}

test('names the country while the shopper’s address is unknown [CRT-04]', () => {
  show();
  expect(screen.getByText('Vóór 22.00 uur besteld, dinsdag in huis in Nederland')).toBeVisible();
});

test('goes by the address of the shopper [CRT-04]', () => {
  show({
    shippingMethod: HOME,
    shippingLocation: { country: BELGIUM, address: { id: 'a', country: BELGIUM } },
  });
  expect(screen.getByText('Vóór 22.00 uur besteld, woensdag in huis')).toBeVisible();
});

test('shows nothing when the goods are picked up in the store [CRT-04]', () => {
  show({ shippingMethod: { id: 'store', deliveryTime: null } });
  expect(screen.queryByText(/besteld/)).not.toBeInTheDocument();
});
