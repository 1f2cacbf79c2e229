/** What a shopper types. */
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
