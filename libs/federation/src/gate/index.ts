export { openGate } from './gate.ts';
export type { Gate, GateOptions } from './gate.ts';
