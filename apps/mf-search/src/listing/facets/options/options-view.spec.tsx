import { screen, waitFor, within } from '@testing-library/react';
import { listingOf } from '../../../testing/listing-data';
import { showListing } from '../../../testing/show-listing';
import type { ListingFacet } from '../facet-kinds';
import { toggled } from './options-view';

const HREF = '/nl/dames/jurken/';

const facet = (key: string, title: string, counts: Readonly<Record<string, number>>): ListingFacet => ({
  kind: 'options',
  key,
  title,
  options: Object.entries(counts).map(([name, count]) => ({ name, count })),
});

const ALL = [
  facet('kleur', 'Kleur', { Rood: 4, Blauw: 3, Wit: 2, Zwart: 2, Groen: 1, Paars: 1 }),
  facet('sale', 'Sale', { Ja: 5 }),
];
const RED = [facet('kleur', 'Kleur', { Rood: 4, Blauw: 3, Paars: 1 })];

const show = (search = '') =>
  showListing(HREF + search, (query) =>
    listingOf(3, 1, { facets: query.get('tn_fk_kleur')?.includes('Rood') ? RED : ALL }),
  );

const names = () =>
  within(screen.getByRole('list', { name: 'Kleur' }))
    .getAllByRole('checkbox')
    .map((option) => option.closest('label')?.textContent);

test('the checkbox of a colour shows the colour, with name and count beside it', async () => {
  await showListing(HREF, () =>
    listingOf(3, 1, {
      facets: [
        {
          kind: 'options',
          key: 'kleur',
          title: 'Kleur',
          options: [{ name: 'Wit', count: 1329, swatch: '#f7f6f2' }],
        },
      ],
    }),
  );
  expect(screen.getByRole('checkbox', { name: 'Wit (1.329)' })).toHaveStyle({ background: '#f7f6f2' });
});

describe('the options of a facet', () => {
  test('say in words what a mere yes means, also in the chip', async () => {
    await show('?tn_fk_sale=Ja');
    expect(screen.getByLabelText('Alleen sale (5)')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Verwijder filter Sale: Alleen sale' })).toBeInTheDocument();
  });

  test('stay where they are when they would give nothing', async () => {
    const { shopper } = await show();
    await shopper.click(screen.getByLabelText('Rood (4)'));
    await screen.findByLabelText('Wit (0)');
    expect(names()).toEqual(['Rood (4)', 'Blauw (3)', 'Wit (0)', 'Zwart (0)', 'Groen (0)']);
    expect(screen.getByLabelText('Alleen sale (0)')).toHaveAttribute('aria-disabled', 'true');
  });

  test('that would give nothing are off, yet in reach, and a tick does nothing', async () => {
    const { shopper, address, asked } = await showListing(HREF, () =>
      listingOf(3, 1, { facets: [facet('kleur', 'Kleur', { Wit: 0 })] }),
    );
    const white = screen.getByLabelText('Wit (0)');
    expect(white).toHaveAttribute('aria-disabled', 'true');
    await shopper.click(white);
    expect(white).toHaveFocus();
    expect(white).not.toBeChecked();
    expect([address(), asked.length]).toEqual([HREF, 1]);
  });

  test('that give nothing can be let go of when they are chosen', async () => {
    const { shopper, address } = await showListing(`${HREF}?tn_fk_kleur=Wit`, () =>
      listingOf(3, 1, { facets: [facet('kleur', 'Kleur', { Wit: 0 })] }),
    );
    const white = screen.getByLabelText('Wit (0)');
    expect(white).toBeChecked();
    expect(white).not.toHaveAttribute('aria-disabled');
    await shopper.click(white);
    await waitFor(() => expect(address()).toBe(HREF));
  });

  test('stay in sight under the focus when a chosen one beyond the first five is let go [LST-11]', async () => {
    const { shopper, address } = await show('?tn_fk_kleur=Paars');
    const purple = screen.getByLabelText('Paars (1)');
    await shopper.click(purple);
    await waitFor(() => expect(address()).toBe(HREF));
    expect(purple).not.toBeChecked();
    expect(purple).toHaveFocus();
  });
});

describe('a facet in which nothing narrows the listing', () => {
  const whole = [{ ...facet('sale', 'Sale', { Ja: 3 }), idle: true as const }, ...ALL.slice(0, 1)];

  test('is not shown until something in it does', async () => {
    const { shopper } = await showListing(HREF, (query) =>
      listingOf(3, 1, { facets: query.has('tn_fk_kleur') ? ALL : whole }),
    );
    expect(screen.queryByLabelText('Alleen sale (3)')).not.toBeInTheDocument();
    await shopper.click(screen.getByLabelText('Wit (2)'));
    expect(await screen.findByLabelText('Alleen sale (5)')).toBeInTheDocument();
  });
});

test('brands after the first five stand A–Z below them, on demand, also without script [LST-11]', async () => {
  const counts = Object.fromEntries('Zeis Fjord Duin Boei Cape Aak Eik'.split(' ').map((name) => [name, 3]));
  const brands = { ...facet('merk', 'Merk', counts), alphabetical: true as const };
  const { shopper } = await showListing(HREF, () => listingOf(3, 1, { facets: [brands as ListingFacet] }));
  const all = screen.getByRole('button', { name: 'Alle merken A–Z (Merk)' });
  expect(all).toHaveAttribute('value', 'merk');
  expect(screen.queryByLabelText('Aak (3)')).not.toBeInTheDocument();
  await shopper.click(all);
  expect(screen.getByLabelText('Aak (3)').closest('li')).toHaveAttribute('data-rest');
});

describe('letting a chosen filter go', () => {
  const chip = (name: string) => screen.getByRole('link', { name: `Verwijder filter Kleur: ${name}` });

  test('leaves the focus on the next chip, then on the one before, at last on what opens the filters [LST-05]', async () => {
    const { shopper, address } = await show('?tn_fk_kleur=Blauw|Groen|Wit');
    chip('Groen').focus();
    await shopper.keyboard('{Enter}');
    expect(chip('Wit')).toHaveFocus();
    await shopper.keyboard('{Enter}');
    expect(chip('Blauw')).toHaveFocus();
    await shopper.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Filters verbergen' })).toHaveFocus();
    await waitFor(() => expect(address()).toBe(HREF));
  });

  test('all at once, where nothing was left, leaves the focus there too [LST-06] [LST-15]', async () => {
    const { shopper, address } = await showListing(`${HREF}?tn_fk_kleur=Blauw`, (query) =>
      listingOf(query.has('tn_fk_kleur') ? 0 : 3, 1, { facets: ALL }),
    );
    await shopper.click(screen.getAllByRole('link', { name: 'Alles wissen' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe(HREF));
    expect(screen.getByRole('button', { name: 'Filters verbergen' })).toHaveFocus();
  });
});

test('a tick chooses a value, or lets it go also when its case differs, and leaves the others', () => {
  expect(toggled(['Noord'], 'Fjord')).toEqual(['Noord', 'Fjord']);
  expect(toggled(['fjord', 'Noord'], 'Fjord')).toEqual(['Noord']);
  expect(toggled(['Fjord'], 'Fjord')).toEqual([]);
});
