/** Name of the form by which a guest proves to own an order. */
export const PROVE = 'prove';
