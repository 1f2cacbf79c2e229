export { remoteTypes } from './remote-types.ts';
export { shellTypes } from './shell-types.ts';
export { virtualProgram } from './virtual-program.ts';
