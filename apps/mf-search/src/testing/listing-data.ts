import type { FacetOption } from '../listing/facets/options/options-facet';
import type { ListingCard, ListingData } from '../listing/listing-data';

/** Cards of one page of a listing with this many products. */
export const cardsOf = (total: number, page = 1): ListingCard[] =>
  Array.from({ length: Math.max(0, Math.min(48, total - (page - 1) * 48)) }, (_, index) => {
    const number = (page - 1) * 48 + index + 1;
    return {
      id: String(number),
      href: `/nl/fjord/jurk-${number}`,
      brand: 'Fjord',
      name: `Jurk ${number}`,
      price: { kind: 'regular', amount: 40 },
      image: `https://media.example/${number}.jpg`,
    };
  });

export const BRANDS: FacetOption[] = ['Duin', 'Fjord', 'Havik', 'Kade', 'Maan', 'Noord', 'Van Roos'].map(
  (name, index) => ({ name, count: 10 + index }),
);

/** View data of a listing with this many products. */
export const listingOf = (total: number, page = 1, parts: Partial<ListingData> = {}): ListingData => ({
  title: 'Jurken',
  crumbs: [
    { name: 'Home', href: '/nl/' },
    { name: 'Jurken', href: '/nl/dames/jurken/' },
  ],
  total,
  pages: Math.ceil(total / 48),
  cards: cardsOf(total, page),
  categories: {
    title: 'Categorie',
    links: [
      { name: 'Lang', href: '/nl/dames/jurken/lang/', count: 12 },
      { name: 'Kort', href: '/nl/dames/jurken/kort/', count: 30 },
    ],
  },
  facets: [
    {
      kind: 'options',
      key: 'merk',
      title: 'Merk',
      options: BRANDS,
      find: { placeholder: 'Zoek op merk', none: 'Geen resultaten' },
    },
    { kind: 'price', title: 'Prijs', min: 10, max: 200 },
  ],
  sorts: ['Aanbevolen', 'Nieuwste'].map((value) => ({ value, label: value })),
  showSalePercentage: true,
  ...parts,
});
