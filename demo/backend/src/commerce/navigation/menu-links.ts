import { localHref } from '@weefsel/contracts';
import { localSeoPath } from '../../catalogue/local-seo-path.ts';

/** A link in the menus, beside the categories of the assortment. */
export interface MenuLink {
  name: string;
  /** Address in the shop, or the SEO path of the category it points at. */
  to: { address: string } | { category: string };
}

/** Links after Dames and Heren in the main menu. */
export const MAIN_LINKS: readonly MenuLink[] = [
  { name: 'Merken', to: { address: localHref('merken/') } },
  { name: 'Inspiratie', to: { address: localHref('inspiratie/') } },
];

/** The columns of the footer. */
export const FOOTER_COLUMNS: readonly { name: string; links: readonly MenuLink[] }[] = [
  {
    name: 'Klantenservice',
    links: [
      { name: 'Veelgestelde vragen', to: { address: localHref('klantenservice/') } },
      { name: 'Bezorgen', to: { address: localHref('bezorgen/') } },
      { name: 'Retourneren', to: { address: localHref('retourneren/') } },
      { name: 'Betalen', to: { address: localHref('betalen/') } },
      { name: 'Maattabel', to: { address: localHref('maattabel/') } },
      { name: 'Cadeaukaart', to: { address: localHref('cadeaukaart/') } },
      { name: 'Contact', to: { address: localHref('contact/') } },
    ],
  },
  {
    name: 'Over Weefsel',
    links: [
      { name: 'Ons verhaal', to: { address: localHref('over-ons/') } },
      { name: 'Duurzaamheid', to: { address: localHref('duurzaamheid/') } },
      { name: 'Onze winkels', to: { address: localHref('winkels/') } },
      { name: 'Alle merken', to: { address: localHref('merken/') } },
      { name: 'Herstelservice', to: { address: localHref('herstelservice/') } },
      { name: 'Wasvoorschriften', to: { address: localHref('wasvoorschriften/') } },
      { name: 'Zakelijk', to: { address: localHref('zakelijk/') } },
      { name: 'Werken bij', to: { address: localHref('werken-bij/') } },
    ],
  },
  {
    name: 'Collecties',
    links: [
      { name: 'Nieuw voor dames', to: { category: localSeoPath('dames/nieuw/') } },
      { name: 'Jurken', to: { category: localSeoPath('dames/kleding/jurken/') } },
      { name: 'Blouses', to: { category: localSeoPath('dames/kleding/blouses/') } },
      { name: 'Nieuw voor heren', to: { category: localSeoPath('heren/nieuw/') } },
      { name: 'Overhemden', to: { category: localSeoPath('heren/kleding/overhemden/') } },
      { name: 'Sale dames', to: { category: localSeoPath('dames/sale/') } },
      { name: 'Sale heren', to: { category: localSeoPath('heren/sale/') } },
    ],
  },
];
