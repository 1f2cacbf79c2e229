import { screen, waitFor, within } from '@testing-library/react';
import { listingOf } from '../testing/listing-data';
import { showListing } from '../testing/show-listing';

const HREF = '/nl/dames/jurken/';

const show = (search = '', total = 130) =>
  showListing(HREF + search, (query) => listingOf(total, Number(query.get('tn_p') ?? 1)));

const brands = () => within(screen.getByRole('list', { name: 'Merk' }));

describe('a listing', () => {
  test('has its breadcrumb, title, count, categories, sort and products [LST-02] [LST-21]', async () => {
    await show();
    expect(within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getByText('Home')).toHaveAttribute(
      'href',
      '/nl/',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jurken');
    expect(screen.getByText('130 artikelen')).toBeInTheDocument();
    expect(within(screen.getByRole('navigation', { name: 'Categorieën' })).getByText('Lang')).toHaveAttribute(
      'href',
      '/nl/dames/jurken/lang/',
    );
    expect(screen.getByLabelText('Sorteer op')).toHaveValue('Aanbevolen');
    expect(document.querySelectorAll('article')).toHaveLength(48);
  });

  test('fetches the pictures of the first six cards at once, the first before all others [LST-20]', async () => {
    await show();
    const pictures = screen.getAllByRole('img');
    expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager')).toHaveLength(6);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures[5]).toHaveAttribute('fetchpriority', 'low');
    expect(pictures[6]).toHaveAttribute('loading', 'lazy');
  });

  test('with a front before it links to the start of all products, and loads its pictures lazily', async () => {
    const goods = { tabs: [{ title: 'Dames', dataSource: 'dpg', categoryId: 'a' }] } as const;
    const front = { landing: 'dames', front: { tabs: [...goods.tabs] } };
    await showListing('/nl/dames/', (query) => listingOf(130, 1, query.has('tn_fk_merk') ? {} : front));
    const all = screen.getByRole('heading', { level: 2, name: 'Alle artikelen' });
    expect(screen.getByRole('link', { name: '130 artikelen' })).toHaveAttribute(
      'href',
      `#${all.parentElement?.id}`,
    );
    const pictures = screen.getAllByRole('img');
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  });

  test('of a filtered or later page has no front [LST-06]', async () => {
    const front = { landing: 'dames', front: { tabs: [] } };
    await showListing('/nl/dames/?tn_p=2', () => listingOf(130, 2, front));
    expect(screen.queryByRole('heading', { name: 'Alle artikelen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '130 artikelen' })).not.toBeInTheDocument();
  });

  test('reports that nothing was found, and offers to clear the filters [LST-15] [LST-06]', async () => {
    await show('?tn_fk_merk=Fjord', 0);
    expect(screen.getByText('Geen resultaten gevonden')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Alles wissen' }).at(-1)).toHaveAttribute('href', HREF);
  });

  test('is busy while products are on their way, also when there were none [LST-24]', async () => {
    const { shopper } = await showListing(`${HREF}?tn_fk_merk=Fjord`, (query) =>
      query.has('tn_fk_merk') ? listingOf(0) : new Promise(() => undefined),
    );
    const empty = screen.getByText('Geen resultaten gevonden').parentElement;
    expect(empty).not.toHaveAttribute('aria-busy');
    await shopper.click(screen.getAllByRole('link', { name: 'Alles wissen' })[0] ?? document.body);
    expect(empty).toHaveAttribute('aria-busy', 'true');
  });

  test('reports failed products with a retry and suggestions, and shows no filters [LST-33]', async () => {
    await showListing(`${HREF}?tn_fk_merk=Fjord`, () =>
      listingOf(0, 1, { failed: true, facets: [], sorts: [] }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Jurken' })).toBeInTheDocument();
    expect(screen.getByText('De artikelen laden nu even niet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute(
      'href',
      `${HREF}?tn_fk_merk=Fjord`,
    );
    const ways = within(screen.getByRole('navigation', { name: 'Of kijk verder bij' }));
    expect(ways.getByRole('link', { name: 'Kort' })).toHaveAttribute('href', '/nl/dames/jurken/kort/');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByText('0 artikelen')).not.toBeInTheDocument();
  });

  test('shows the benefits of the shop in the filter bar [LST-19]', async () => {
    await show();
    const bar = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(bar.getByRole('heading', { name: 'Fijn winkelen bij Weefsel' })).toBeInTheDocument();
    expect(bar.getByText('Gratis retourneren binnen 30 dagen')).toBeInTheDocument();
  });
});

describe('the filters of a listing', () => {
  test('stand open on large screens and can be hidden [LST-03]', async () => {
    const { shopper } = await show();
    const toggle = screen.getByRole('button', { name: 'Filters verbergen' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await shopper.click(toggle);
    expect(screen.getByRole('button', { name: 'Filters tonen' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('are checkboxes with title and count; a tick asks for page 1 and keeps the sort [LST-12] [LST-24]', async () => {
    const { shopper, address } = await show('?tn_sort=Nieuwste&tn_p=2');
    const option = brands().getByRole('checkbox', { name: 'Fjord (11)' });
    await shopper.click(option);
    expect(option).toBeChecked();
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_merk=Fjord&tn_sort=Nieuwste`));
    expect(document.querySelectorAll('article')).toHaveLength(48);
    expect(option).toHaveFocus();
  });

  test('show five brands, the chosen ones and a toggle for the others [LST-11] [CST-02]', async () => {
    const { shopper } = await show('?tn_fk_merk=Van+Roos');
    expect(brands().getAllByRole('checkbox')).toHaveLength(6);
    await shopper.click(screen.getByRole('button', { name: 'Meer tonen (Merk)' }));
    expect(brands().getAllByRole('checkbox')).toHaveLength(7);
    await shopper.click(screen.getByRole('button', { name: 'Minder tonen (Merk)' }));
    expect(brands().getAllByRole('checkbox')).toHaveLength(6);
  });

  test('find a brand by any part of its name, in any case [LST-08]', async () => {
    const { shopper } = await show();
    const field = screen.getByPlaceholderText('Zoek op merk');
    await shopper.type(field, 'ROO');
    expect(brands().getAllByRole('checkbox')).toEqual([screen.getByLabelText('Van Roos (16)')]);
    await shopper.type(field, 'xyz');
    expect(screen.getByText('Geen resultaten')).toBeInTheDocument();
  });

  test('find a brand without its accents and foreign letters [LST-08]', async () => {
    const { facets } = listingOf(130);
    const options = ['Fjord', 'Sølvane', 'Étoile'].map((name) => ({ name, count: 3 }));
    const { shopper } = await showListing(HREF, () =>
      listingOf(130, 1, {
        facets: facets.map((facet) => (facet.kind === 'options' ? { ...facet, options } : facet)),
      }),
    );
    const field = screen.getByPlaceholderText('Zoek op merk');
    await shopper.type(field, 'solv');
    expect(brands().getAllByRole('checkbox')).toEqual([screen.getByLabelText('Sølvane (3)')]);
    await shopper.clear(field);
    await shopper.type(field, 'ÉTO');
    expect(brands().getAllByRole('checkbox')).toEqual([screen.getByLabelText('Étoile (3)')]);
  });

  test('are part of the links to other categories', async () => {
    await show('?tn_fk_merk=Fjord&tn_p=2');
    expect(screen.getByRole('link', { name: 'Kort (30)' })).toHaveAttribute(
      'href',
      '/nl/dames/jurken/kort/?tn_fk_merk=Fjord',
    );
  });

  test('can be closed group by group [LST-07]', async () => {
    const { shopper } = await show();
    const title = screen.getByText('Merk');
    expect(title.closest('details')).toHaveAttribute('open');
    await shopper.click(title);
    expect(title.closest('details')).not.toHaveAttribute('open');
  });

  test('are chips that let one go, the price with its range in euro, and one for all [LST-05] [LST-06]', async () => {
    await show('?tn_fk_merk=Fjord|Noord&tn_fk_ae-price=20-79.95&tn_sort=Nieuwste');
    const chips = within(screen.getByRole('list', { name: 'Gekozen filters' }));
    const hrefs = [
      ['Verwijder filter Merk: Fjord', `${HREF}?tn_fk_merk=Noord&tn_fk_ae-price=20-79.95&tn_sort=Nieuwste`],
      ['Verwijder filter Merk: Noord', `${HREF}?tn_fk_merk=Fjord&tn_fk_ae-price=20-79.95&tn_sort=Nieuwste`],
      ['Verwijder filter Prijs: €\u00a020 – €\u00a079,95', `${HREF}?tn_fk_merk=Fjord|Noord&tn_sort=Nieuwste`],
      ['Alles wissen', `${HREF}?tn_sort=Nieuwste`],
    ] as const;
    const links = chips.getAllByRole('link');
    expect(links).toHaveLength(hrefs.length);
    hrefs.forEach(([name, href], index) => {
      expect(links[index]).toHaveAccessibleName(name);
      expect(decodeURIComponent(links[index]?.getAttribute('href') ?? '')).toBe(href);
    });
  });

  test('are a form that a browser without JavaScript can send, with all the rest of the state [LST-01]', async () => {
    await show('?tn_fk_merk=Fjord&tn_fk_maat=38&tn_sort=Nieuwste&utm_source=mail');
    const form = screen.getByRole('list', { name: 'Merk' }).closest('form');
    const sent = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${String(value)}`);
    expect(form).toHaveAttribute('action', HREF);
    expect(sent).toEqual([
      'tn_fk_maat=38',
      'tn_sort=Nieuwste',
      'utm_source=mail',
      'tn_fk_merk=Fjord',
      'tn_fk_ae-price=10',
      'tn_fk_ae-price=200',
    ]);
  });

  test('stay when the sort changes; the shop’s default sort is left out of the address [LST-24]', async () => {
    const { shopper, address } = await show('?tn_fk_merk=Fjord');
    await shopper.selectOptions(screen.getByLabelText('Sorteer op'), 'Nieuwste');
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_merk=Fjord&tn_sort=Nieuwste`));
    await shopper.selectOptions(screen.getByLabelText('Sorteer op'), 'Aanbevolen');
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_merk=Fjord`));
  });
});
