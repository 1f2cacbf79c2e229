import { screen, within } from '@testing-library/react';
import { listingOf } from '../testing/listing-data';
import { showPage } from '../testing/show-listing';
import type { SearchData } from './search-data';
import { Page } from './search-page';

const search = (total: number, parts: Partial<SearchData> = {}): SearchData => ({
  ...listingOf(total, 1, { title: 'Zoekresultaten' }),
  jumps: [],
  popular: [],
  ...parts,
});

const show = (query: string, data: SearchData) => showPage(`/search?${query}`, () => data, Page);

describe('the page of a search', () => {
  test('asks for a longer text instead of showing filters [LST-32]', async () => {
    await show('tn_q=ju', search(0, { tooShort: true }));
    expect(screen.getByText('Typ minimaal 3 tekens om te zoeken.')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Waar ben je naar op zoek?' })).toHaveValue('ju');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByText('Geen resultaten gevonden')).not.toBeInTheDocument();
  });

  test('links to the suggested text, and names it as the source of the results', async () => {
    await show('tn_q=blaue+jrk', search(12, { meant: 'blauwe jurk' }));
    expect(screen.getByRole('link', { name: 'blauwe jurk' })).toHaveAttribute(
      'href',
      '/search?tn_q=blauwe+jurk',
    );
    expect(
      screen.getByText(/Voor “blaue jrk” vonden we niets. Je ziet de resultaten voor “blauwe jurk”./),
    ).toBeInTheDocument();
    expect(screen.getByText('12 artikelen')).toBeInTheDocument();
  });

  test('leads to the pages of the brand and the category that were typed', async () => {
    const jumps = [
      { name: 'Fjord', href: '/nl/merken/fjord/' },
      { name: 'Jurken dames', href: '/nl/dames/kleding/jurken/' },
    ];
    await show('tn_q=fjord+jurk', search(3, { jumps }));
    const ways = within(screen.getByRole('navigation', { name: 'Ga direct naar' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
      jumps.map(({ name, href }) => [name, href]),
    );
  });

  test('names the words that were left out, where nothing matches all of them', async () => {
    await show('tn_q=jas&tn_unused=zwart', search(3, { givenUp: ['zwart', 'maat 38'] }));
    expect(
      screen.getByText('Met “zwart”, “maat 38” erbij vonden we niets. Dit lijkt er het meest op.'),
    ).toBeInTheDocument();
  });

  test('without results offers advice, a suggested text, the search field and popular categories [LST-15]', async () => {
    const popular = [{ name: 'Jurken dames', href: '/nl/dames/kleding/jurken/' }];
    await show('tn_q=xqz', search(0, { meant: 'xyz', popular, facets: [], sorts: [] }));
    expect(screen.getByText('Geen resultaten gevonden')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'xyz' })).toHaveAttribute('href', '/search?tn_q=xyz');
    expect(screen.queryByText(/Je ziet de resultaten voor/)).not.toBeInTheDocument();
    expect(screen.getByText('Gebruik minder woorden.')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Waar ben je naar op zoek?' })).toHaveValue('xqz');
    expect(
      within(screen.getByRole('navigation', { name: 'Populaire categorieën' })).getByRole('link'),
    ).toHaveAttribute('href', '/nl/dames/kleding/jurken/');
  });

  test('offers to clear the filters when they leave no results [LST-15] [LST-06]', async () => {
    await show('tn_q=jurk&tn_fk_merk=Fjord', search(0));
    expect(screen.getAllByRole('link', { name: 'Alles wissen' }).at(-1)).toHaveAttribute(
      'href',
      '/search?tn_q=jurk',
    );
    expect(screen.queryByText('Gebruik minder woorden.')).not.toBeInTheDocument();
  });
});
