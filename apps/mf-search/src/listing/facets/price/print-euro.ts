/** An amount as short as it can be, e.g. `€ 20` or `€ 79,95`. */
export const printEuro = (amount: number): string =>
  `€\u00a0${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')}`;
