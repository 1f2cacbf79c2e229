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
    duty: 'A reduced price stands beside the lowest price of the 30 days before it',
    law: 'directive 98/6/EC art. 6a; Besluit prijsaanduiding producten art. 5a',
    also: 'demo/backend/src/catalogue/price-history.spec.ts',
  },
  'total-price': {
    duty: 'Before the order, the total includes VAT and delivery costs',
    law: 'CRD art. 6(1)(e) and 8(2); BW 6:230m(1)(e) and 6:230v(2)',
  },
  'order-button': {
    duty: 'The order button states the obligation to pay',
    law: 'CRD art. 8(2); BW 6:230v(3)',
  },
  'nothing-ticked': {
    duty: 'No paid option and no consent is ticked in advance',
    law: 'CRD art. 22; BW 6:230j; GDPR art. 4(11)',
  },
  'ways-to-pay': {
    duty: 'Payment methods and delivery countries are shown when checkout begins',
    law: 'CRD art. 8(3); BW 6:230v(4)',
  },
  'pay-later': {
    duty: 'Deferred payment carries the warning that borrowing costs money, and is not for minors',
    law: 'directive (EU) 2023/2225 art. 8(1), from 20 November 2026; BW 1:234',
  },
  'durable-medium': {
    duty: 'A mail confirms an order with its contents, the terms and the withdrawal form',
    law: 'CRD art. 8(7); BW 6:230v(7)',
  },
  withdrawal: {
    duty: 'Every page leads to the withdrawal function, which has its own confirmation',
    law: 'CRD art. 11a, by directive (EU) 2023/2673, from 19 June 2026; BW 6:230o',
    also: 'apps/storefront-e2e/src/any-width/withdrawal.spec.ts',
  },
  guarantee: {
    duty: 'Every page with the full footer, and the order, leads to the notice on the legal guarantee',
    law: 'CRD art. 6(1)(l) and 22a, by directive (EU) 2024/825, from 27 September 2026; regulation (EU) 2025/1960',
  },
  complaints: {
    duty: 'The complaints procedure is stated, with a term for the answer',
    law: 'CRD art. 6(1)(g); BW 6:230m(1)(g)',
  },
  trader: {
    duty: 'Every page with the full footer leads to the identity of the trader: name, address, phone, e-mail address, register and VAT number',
    law: 'directive 2000/31/EC art. 5; BW 3:15d and 6:230m(1)(b)',
  },
  fibre: {
    duty: 'Clothes and accessories state their fibre composition in percentages that add up to 100',
    law: 'regulation (EU) 1007/2011 art. 5 and 16',
  },
  maker: {
    duty: 'A product names its manufacturer, with a postal and an electronic address',
    law: 'regulation (EU) 2023/988 (GPSR) art. 19',
  },
  reviews: {
    duty: 'Reviews state whether and how their purchase is verified',
    law: 'UCPD art. 7(6) and annex I 23b and 23c; BW 6:193e(1)(f)',
  },
  consent: {
    duty: 'Without consent nothing is measured and no third party is contacted; refusing is as easy as accepting',
    law: 'directive 2002/58/EC art. 5(3); Telecommunicatiewet art. 11.7a; GDPR art. 7',
  },
  newsletter: {
    duty: 'A newsletter is sent only after confirmation by mail',
    law: 'directive 2002/58/EC art. 13; Telecommunicatiewet art. 11.7',
  },
  accessibility: {
    duty: 'Every page with the full footer leads to the accessibility statement, with exceptions and a contact',
    law: 'directive (EU) 2019/882 art. 13 and annex V; BW 6:230ab and further',
  },
} as const satisfies Record<string, Duty>;

export type DutyName = keyof typeof DUTIES;
