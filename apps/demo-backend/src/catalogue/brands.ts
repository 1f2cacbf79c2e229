import { identifierOf } from './identifier.ts';
import { slugOf } from './slug.ts';
import type { Brand, Gender } from './types.ts';

/** What a brand mostly makes; decides which garments carry its label. */
export type BrandFocus = 'mode' | 'denim' | 'schoenen' | 'leer';

/** A brand with the part only the generator needs. */
export interface FocusedBrand extends Brand {
  focus: BrandFocus;
}

const BOTH: readonly Gender[] = ['dames', 'heren'];
const WOMEN: readonly Gender[] = ['dames'];
const MEN: readonly Gender[] = ['heren'];

// All names are invented for this shop.
const ROWS: readonly [name: string, genders: readonly Gender[], tier: Brand['tier'], focus: BrandFocus][] = [
  ['5e Kade', BOTH, 1, 'mode'],
  ['Achterveen', MEN, 0, 'mode'],
  ['Alma Trevia', WOMEN, 3, 'mode'],
  ['Askelind', BOTH, 2, 'mode'],
  ['Atelier Sorbier', WOMEN, 2, 'mode'],
  ['Binnenveld', BOTH, 0, 'mode'],
  ['Björkhalla', MEN, 1, 'mode'],
  ['Bois Tendrel', WOMEN, 1, 'mode'],
  ['Brunatelli', MEN, 3, 'mode'],
  ['Calvenza', BOTH, 2, 'schoenen'],
  ['Castelmarino', MEN, 2, 'mode'],
  ['Clairlune', WOMEN, 1, 'mode'],
  ['Côte Brunelle', WOMEN, 2, 'mode'],
  ['Delphine Marot', WOMEN, 3, 'mode'],
  ['Draad & Kade', BOTH, 1, 'mode'],
  ['Elvhaga', WOMEN, 1, 'mode'],
  ['Fjordal', BOTH, 1, 'mode'],
  ['Garvemans', BOTH, 2, 'leer'],
  ['Grachtlicht', WOMEN, 1, 'mode'],
  ['Halmstra', MEN, 1, 'mode'],
  ['Halvorsø', BOTH, 2, 'mode'],
  ['Héloïse Garance', WOMEN, 2, 'mode'],
  ['Hooijmans', MEN, 1, 'mode'],
  ['IJsselgoed', BOTH, 0, 'denim'],
  ['Indigo Werf', BOTH, 1, 'denim'],
  ['Jolanthe Verbeeck', WOMEN, 1, 'mode'],
  ['Kettingdraad', BOTH, 2, 'denim'],
  ['Lanificio Terravo', MEN, 3, 'mode'],
  ['Leerhuys', BOTH, 1, 'leer'],
  ['Lindewater', WOMEN, 0, 'mode'],
  ['Lucette Varin', WOMEN, 2, 'mode'],
  ['Lysgren', WOMEN, 1, 'mode'],
  ['Maasduin', MEN, 0, 'mode'],
  ['Målund', BOTH, 1, 'mode'],
  ['Montefiora', WOMEN, 2, 'mode'],
  ['Morgenrood Studio', WOMEN, 0, 'mode'],
  ['Noordeling', MEN, 1, 'mode'],
  ['Oeverlinde', WOMEN, 1, 'mode'],
  ['Oosterwey', MEN, 2, 'mode'],
  ['Orsavia', WOMEN, 3, 'schoenen'],
  ['Petit Lavoir', WOMEN, 1, 'mode'],
  ['Piave Nove', MEN, 2, 'mode'],
  ['Quintavelle', WOMEN, 2, 'mode'],
  ['Rietveen', BOTH, 0, 'mode'],
  ['Rondarello', BOTH, 1, 'schoenen'],
  ['Rue Verveine', WOMEN, 1, 'mode'],
  ['Sartoria Belluzzo', MEN, 3, 'mode'],
  ['Skovlinde', BOTH, 2, 'mode'],
  ['Sølvane', WOMEN, 2, 'mode'],
  ['Strandlyk', BOTH, 0, 'schoenen'],
  ['Ternøre', MEN, 2, 'mode'],
  ['Tessel & Touw', BOTH, 1, 'mode'],
  ['Uiterwaarde', MEN, 1, 'mode'],
  ['Veldwijk', MEN, 0, 'mode'],
  ['Vialdora', WOMEN, 2, 'mode'],
  ['Vintersolen', BOTH, 1, 'mode'],
  ['Waterkeer', BOTH, 1, 'mode'],
  ['Wolwerf', BOTH, 1, 'mode'],
  ['Yvaine Colbert', WOMEN, 2, 'mode'],
  ['Zandlo', BOTH, 0, 'mode'],
];

/** The sixty brands in alphabetical order, with identifiers of this seed. */
export function createBrands(seed: number): FocusedBrand[] {
  return ROWS.map(([name, genders, tier, focus], n) => {
    const slug = slugOf(name);
    const id = identifierOf(seed, 'brand', n);
    return { id, searchId: 500 + n, name, slug, seoPath: `nl/merken/${slug}/`, genders, tier, focus };
  });
}
