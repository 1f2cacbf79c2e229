import { screen, waitFor } from '@testing-library/react';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';
import { wireFacet } from '../../testing/wire';
import { parseListing, printListing } from '../address/listing-url';
import { steadyFacets } from '../filters/steady-facets';
import { toListingQuery } from '../load/to-listing-query';
import { toFacets } from '../load/to-facets';

// The one line of a new kind; its folder is testing/stars.
jest.mock('./facet-list', () => {
  const listed = jest.requireActual<object>('./facet-list');
  const { stars } = jest.requireActual<object & { stars: object }>('../../testing/stars/stars-kind');
  return Object.defineProperty({ ...listed, stars }, '__esModule', { value: true });
});

const wire = [
  wireFacet({ title: 'Beoordeling', urlkey: 'sterren' }, [
    ['2', 9],
    ['4', 3],
  ]),
  wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 3]]),
];

describe('a kind of facet that is a folder and a line', () => {
  test('is read from the answer of the search service, beside the other kinds', async () => {
    const facets = await toFacets(wire);
    expect(facets).toMatchObject([{ kind: 'stars', title: 'Beoordeling', most: 4 }, { kind: 'options' }]);
    expect(steadyFacets(facets, facets.slice(1))).toEqual(facets);
  });

  test('has its own spelling in addresses and queries', () => {
    const state = parseListing('?tn_fk_sterren=3&tn_fk_sterren=9&tn_fk_z=Rood');
    expect(printListing(state)).toBe('?tn_fk_z=Rood&tn_fk_sterren=3');
    expect(toListingQuery(state).filters).toEqual({ z: ['Rood'], sterren: ['3'] });
    expect(printListing(parseListing('?tn_fk_sterren=veel'))).toBe('');
  });

  test('is shown, chosen and let go', async () => {
    const facets = await toFacets(wire);
    const { shopper, address } = await showListing('/nl/dames/', () => listingOf(3, 1, { facets }));
    await shopper.click(screen.getByRole('button', { name: '4 sterren' }));
    await waitFor(() => expect(address()).toBe('/nl/dames/?tn_fk_sterren=4'));
    const chip = 'Verwijder filter Beoordeling: Vanaf 4 sterren';
    await shopper.click(await screen.findByRole('link', { name: chip }));
    await waitFor(() => expect(address()).toBe('/nl/dames/'));
  });
});
