/** Required options of the server. Ids of any length reach the vendor's own validation. */
export const SERVER_OPTIONS = { routerOptions: { maxParamLength: 16_000 } };
