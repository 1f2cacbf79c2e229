/** What the server that carries the vendor must be opened with: ids of any length reach the vendor's own refusal. */
export const SERVER_OPTIONS = { routerOptions: { maxParamLength: 16_000 } };
