export { composedShell } from './composed-shell.ts';
export type { CheckedShell } from './composed-shell.ts';
export { openGate } from './gate.ts';
export type { Gate, GateOptions } from './gate.ts';
export { remoteTypes } from './types/remote-types.ts';
export { shellTypes } from './types/shell-types.ts';
export { readPack, writePack } from './types/type-pack.ts';
export type { TypePack } from './types/type-pack.ts';
export { virtualProgram } from './types/virtual-program.ts';
