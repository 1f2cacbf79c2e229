/** Query parameters of a product's address, by choice. */
export const PARAMETERS = { colour: 'kleur', size: 'maat', length: 'lengte' } as const;
