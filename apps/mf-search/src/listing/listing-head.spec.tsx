import { screen, waitFor, within } from '@testing-library/react';
import { listingOf } from '../testing/listing-data';
import { showListing } from '../testing/show-listing';

test('a chosen filter announces the number of products in a status region [LST-02] [LST-24]', async () => {
  const { shopper } = await showListing('/nl/nieuws/', (query) => {
    const brands = query.get('tn_fk_merk')?.split('|').length ?? 0;
    return listingOf([130, 1, 0][brands] ?? 0);
  });
  const said = () => screen.getAllByRole('status').map((region) => region.textContent);
  expect(said().join('')).toBe('');
  const brands = within(screen.getByRole('list', { name: 'Merk' }));
  await shopper.click(brands.getByRole('checkbox', { name: /^Fjord/ }));
  await waitFor(() => expect(said()).toContain('1 artikel'));
  await shopper.click(brands.getByRole('checkbox', { name: /^Havik/ }));
  await waitFor(() => expect(said()).toContain('Geen resultaten gevonden'));
});
