// Falsy values in PHP, and the word that clients send for it in a query.
const NO: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0', 'false']);

/** True when a switch from a client is on. The notation differs between query and body. */
export const isOn = (sent: unknown): boolean => !NO.has(sent);
