/** A link that the menus show beside the categories of the assortment. */
export interface MenuLink {
  name: string;
  /** Address in the shop, or the SEO path of the category it points at. */
  to: { address: string } | { category: string };
}

/** Comes after Dames and Heren in the main menu. */
export const MAIN_LINKS: readonly MenuLink[] = [
  { name: 'Merken', to: { address: '/nl/merken/' } },
  { name: 'Inspiratie', to: { address: '/nl/inspiratie/' } },
];

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
      { name: 'Cadeaukaart', to: { address: '/nl/cadeaukaart/' } },
      { name: 'Contact', to: { address: '/nl/contact/' } },
      { name: 'Overeenkomst herroepen', to: { address: '/nl/herroepingsformulier/' } },
    ],
  },
  {
    name: 'Over Weefsel',
    links: [
      { name: 'Ons verhaal', to: { address: '/nl/over-ons/' } },
      { name: 'Duurzaamheid', to: { address: '/nl/duurzaamheid/' } },
      { name: 'Onze winkels', to: { address: '/nl/winkels/' } },
      { name: 'Alle merken', to: { address: '/nl/merken/' } },
      { name: 'Herstelservice', to: { address: '/nl/herstelservice/' } },
      { name: 'Wasvoorschriften', to: { address: '/nl/wasvoorschriften/' } },
      { name: 'Zakelijk', to: { address: '/nl/zakelijk/' } },
      { name: 'Werken bij', to: { address: '/nl/werken-bij/' } },
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
