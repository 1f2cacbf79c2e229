import { wireAnswer, wireFacet } from '../../testing/wire';
import { toShopFacets } from './shop-facets';

const none = (titles: string): (readonly [string, number])[] => titles.split(', ').map((title) => [title, 1]);

const CATEGORIES = wireFacet(
  { title: 'Categorie', urlkey: 'categorie', selectiontype: 'tree', source: 'CATEGORY' },
  [],
);

/** A response for the whole assortment of a clothing shop. */
export const wholeAnswer = wireAnswer([], {
  facets: [
    {
      ...CATEGORIES,
      attributes: [
        { title: 'Dames', nrofresults: 1, isselected: false, url: '?tn_cid=1-2' },
        { title: 'Heren', nrofresults: 1, isselected: false, url: '?tn_cid=1-3' },
      ],
    },
    wireFacet({ title: 'Merk', urlkey: 'merk' }, none('Draad & Kade, Fjordal, Yvaine Colbert')),
    wireFacet({ title: 'Maat', urlkey: 'maat' }, none('36, 38, 40, 44, 46, 100, S, M, XL, W32, W34')),
    wireFacet({ title: 'Lengtemaat', urlkey: 'lengtemaat' }, none('30, 34')),
    wireFacet(
      { title: 'Kleur', urlkey: 'kleur' },
      none('Zwart, Wit, Rood, Bordeaux, Blauw, Donkerblauw, Kobalt, Ecru, Oudroze'),
    ),
    wireFacet({ title: 'Materiaal', urlkey: 'materiaal' }, none('Leer, Wol, Linnen, Zijde, Suède')),
    wireFacet({ title: 'Pasvorm', urlkey: 'pasvorm' }, none('Slim fit, Oversized, A-lijn')),
    wireFacet(
      { title: 'Patroon', urlkey: 'patroon' },
      none('Effen, Gestreept, Bretonstreep, Bloemen, Denim, Vichyruit'),
    ),
    wireFacet(
      { title: 'Mouwlengte', urlkey: 'mouwlengte' },
      none('Lange mouw, Korte mouw, Mouwloos, Driekwart mouw'),
    ),
    wireFacet({ title: 'Seizoen', urlkey: 'seizoen' }, none('Zomer 2026, Winter 2025')),
    wireFacet({ title: 'Sale', urlkey: 'sale' }, none('Ja')),
    wireFacet({ title: 'Prijs', urlkey: 'ae-price', selectiontype: 'slider' }, [
      ['9', 0],
      ['600', 0],
    ]),
  ],
  properties: {
    nrofitems: 9,
    pagesize: 1,
    nrofpages: 9,
    currentpage: 1,
    sortfields: [
      { title: 'Aanbevolen', isselected: true },
      { title: 'Prijs oplopend', isselected: false },
    ],
  },
});

export const SHOP = toShopFacets(wholeAnswer);
