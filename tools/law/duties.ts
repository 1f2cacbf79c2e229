/** A legal duty of this shop in plain words, with its source. */
export interface Duty {
  /** The requirement. */
  duty: string;
  law: string;
  /** Additional test where a browser test sees too little. */
  also?: string;
}

/**
 * Each duty has one test of its name in any-width/law of storefront-e2e; `npx weefsel law` runs them and writes
 * docs/law.md.
 * `BW`: the Dutch civil code. `CRD`: directive 2011/83/EU on consumer rights. `UCPD`: directive 2005/29/EC on unfair
 * commercial practices.
 */
export const DUTIES = {
  'lowest-price': {
    duty: 'A reduced price is announced with the lowest price of the 30 days before it',
    law: 'directive 98/6/EC art. 6a; Besluit prijsaanduiding producten art. 5a',
    also: 'demo/backend/src/catalogue/price-history.spec.ts',
  },
  'total-price': {
    duty: 'Before ordering, the total is told with VAT and delivery costs',
    law: 'CRD art. 6(1)(e) and 8(2); BW 6:230m(1)(e) and 6:230v(2)',
  },
  'order-button': {
    duty: 'The button that orders says that it obliges to pay',
    law: 'CRD art. 8(2); BW 6:230v(3)',
  },
  'nothing-ticked': {
    duty: 'Nothing that costs money, and no consent, is ticked beforehand',
    law: 'CRD art. 22; BW 6:230j; GDPR art. 4(11)',
  },
  'ways-to-pay': {
    duty: 'How one can pay and where is delivered is told when ordering begins',
    law: 'CRD art. 8(3); BW 6:230v(4)',
  },
  'pay-later': {
    duty: 'Paying later says that borrowing costs money, and is not for minors',
    law: 'directive (EU) 2023/2225 art. 8(1), from 20 November 2026; BW 1:234',
  },
  'durable-medium': {
    duty: 'An order is confirmed by mail with its contents, the terms and the form for withdrawal',
    law: 'CRD art. 8(7); BW 6:230v(7)',
  },
  withdrawal: {
    duty: 'Every page leads to a function that withdraws, with a confirmation of its own',
    law: 'CRD art. 11a, by directive (EU) 2023/2673, from 19 June 2026; BW 6:230o',
    also: 'apps/storefront-e2e/src/any-width/withdrawal.spec.ts',
  },
  guarantee: {
    duty: 'Every page with a whole footer, and the order, leads to the notice on the legal guarantee',
    law: 'CRD art. 6(1)(l) and 22a, by directive (EU) 2024/825, from 27 September 2026; regulation (EU) 2025/1960',
  },
  complaints: {
    duty: 'How complaints are handled is told, with a term for the answer',
    law: 'CRD art. 6(1)(g); BW 6:230m(1)(g)',
  },
  trader: {
    duty: 'Every page with a whole footer leads to who sells: name, address, phone, e-mail address, register and VAT number',
    law: 'directive 2000/31/EC art. 5; BW 3:15d and 6:230m(1)(b)',
  },
  fibre: {
    duty: 'Clothes and accessories say what fibres they are made of, in percentages that make a whole',
    law: 'regulation (EU) 1007/2011 art. 5 and 16',
  },
  maker: {
    duty: 'A product names its maker, with a postal and an electronic address',
    law: 'regulation (EU) 2023/988 (GPSR) art. 19',
  },
  reviews: {
    duty: 'Reviews say whether and how it is checked that they are of buyers',
    law: 'UCPD art. 7(6) and annex I 23b and 23c; BW 6:193e(1)(f)',
  },
  consent: {
    duty: 'Without leave nothing is measured, and no address of others is asked; a no is as easy as a yes',
    law: 'directive 2002/58/EC art. 5(3); Telecommunicatiewet art. 11.7a; GDPR art. 7',
  },
  newsletter: {
    duty: 'A newsletter is sent only to who confirmed it by mail',
    law: 'directive 2002/58/EC art. 13; Telecommunicatiewet art. 11.7',
  },
  accessibility: {
    duty: 'Every page with a whole footer leads to how accessible the shop is, what is not, and where to say so',
    law: 'directive (EU) 2019/882 art. 13 and annex V; BW 6:230ab and further',
  },
} as const satisfies Record<string, Duty>;

export type DutyName = keyof typeof DUTIES;
