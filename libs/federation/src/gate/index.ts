export { composedShell, type CheckedShell } from './composed-shell.ts';
export { openGate, type GateOptions } from './gate.ts';
export { remoteTypes } from './types/remote-types.ts';
export { shellTypes } from './types/shell-types.ts';
export { readPack, writePack, type TypePack } from './types/type-pack.ts';
export { virtualProgram } from './types/virtual-program.ts';
