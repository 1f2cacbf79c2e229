/** Parameters of a product's address, by what a shopper chooses. */
export const PARAMETERS = { colour: 'kleur', size: 'maat', length: 'lengte' } as const;
