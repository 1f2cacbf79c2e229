// What PHP takes for no, and the word that clients send for it in an address.
const NO: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0', 'false']);

/** Whether a switch that a client sent is on; how it is written down depends on where it travels. */
export const isOn = (sent: unknown): boolean => !NO.has(sent);
