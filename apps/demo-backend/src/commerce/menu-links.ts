/** A link that the menus show beside the categories of the assortment. */
export interface MenuLink {
  name: string;
  /** Address in the shop, or the SEO path of the category it points at. */
  to: { address: string } | { category: string };
}

/** Comes after Dames and Heren in the main menu. */
export const MAIN_LINKS: readonly MenuLink[] = [{ name: 'Merken', to: { address: '/nl/merken/' } }];

/** The columns of the footer. */
export const FOOTER_COLUMNS: readonly { name: string; links: readonly MenuLink[] }[] = [
  {
    name: 'Klantenservice',
    links: [
      { name: 'Veelgestelde vragen', to: { address: '/nl/klantenservice/' } },
      { name: 'Bezorgen', to: { address: '/nl/bezorgen/' } },
      { name: 'Retourneren', to: { address: '/nl/retourneren/' } },
      { name: 'Betalen', to: { address: '/nl/betalen/' } },
      { name: 'Maattabel', to: { address: '/nl/maattabel/' } },
      { name: 'Contact', to: { address: '/nl/contact/' } },
    ],
  },
  {
    name: 'Over Weefsel',
    links: [
      { name: 'Ons verhaal', to: { address: '/nl/over-ons/' } },
      { name: 'Duurzaamheid', to: { address: '/nl/duurzaamheid/' } },
      { name: 'Onze winkels', to: { address: '/nl/winkels/' } },
      { name: 'Alle merken', to: { address: '/nl/merken/' } },
    ],
  },
  {
    name: 'Collecties',
    links: [
      { name: 'Nieuw voor dames', to: { category: 'nl/dames/nieuw/' } },
      { name: 'Jurken', to: { category: 'nl/dames/kleding/jurken/' } },
      { name: 'Blouses', to: { category: 'nl/dames/kleding/blouses/' } },
      { name: 'Nieuw voor heren', to: { category: 'nl/heren/nieuw/' } },
      { name: 'Overhemden', to: { category: 'nl/heren/kleding/overhemden/' } },
      { name: 'Sale dames', to: { category: 'nl/dames/sale/' } },
      { name: 'Sale heren', to: { category: 'nl/heren/sale/' } },
    ],
  },
];
