import fc from 'fast-check';

export const CODES = [
  'WELKOM10',
  'ZOMER5',
  'LEDEN15',
  'GRATISBEZORGD',
  'BEZORGD195',
  'EENMALIG20',
  'EERSTE5',
  'NIETS',
];
export const ACCOUNTS = ['emma@weefsel.example', 'joris@weefsel.example'];

export const DETAILS = {
  'shipping.firstName': 'Noor',
  'shipping.lastName': 'Bakker',
  'shipping.zipcode': '1012 AB',
  'shipping.houseNumber': '12',
  'shipping.street': 'Damrak',
  'shipping.city': 'Amsterdam',
} as const;

const which = fc.nat({ max: 999 });
const does = <Name extends string>(name: Name) => fc.record({ does: fc.constant(name), which });

/** The shopper's next step, or an event in the shop. `which` picks among the possibilities. */
export const aStep = fc.oneof(
  { weight: 14, arbitrary: does('add') },
  { weight: 5, arbitrary: does('change') },
  { weight: 3, arbitrary: does('remove') },
  { weight: 3, arbitrary: does('code') },
  { weight: 2, arbitrary: does('take code out') },
  { weight: 3, arbitrary: does('give details') },
  { weight: 4, arbitrary: does('change e-mail') },
  { weight: 2, arbitrary: does('log in') },
  { weight: 3, arbitrary: does('log out') },
  { weight: 1, arbitrary: does('register') },
  { weight: 2, arbitrary: does('open tab') },
  { weight: 3, arbitrary: does('switch tab') },
  { weight: 2, arbitrary: does('two tabs at once') },
  { weight: 2, arbitrary: does('back to checkout') },
  { weight: 3, arbitrary: does('reload') },
  { weight: 1, arbitrary: does('come back too late') },
  { weight: 2, arbitrary: does('sell out') },
  { weight: 2, arbitrary: does('order') },
  { weight: 3, arbitrary: does('put back') },
  { weight: 1, arbitrary: does('let be') },
);

export interface Step {
  does: string;
  which: number;
}
