export { rememberedCompiler } from './ask-compiler.ts';
export { composedShell, type CheckedShell } from './composed-shell.ts';
export { openGate, type GateOptions } from './gate.ts';
export { covers } from './lost-addresses.ts';
export { readPack, writePack, type TypePack } from './types/type-pack.ts';
