import { VERSIONS } from '../libs/contracts/src/versions.ts';

/** All packages have the version of the contract, because they are built and released together. */
export const VERSION = `${VERSIONS['@weefsel/contracts']}.0`;

/** True when an argument asks for the version. */
export const asksVersion = (word: string): boolean => word === '--version' || word === '-v';

/** Version of the command line and of Node, as one line. */
export const versionLine = (): string => `weefsel ${VERSION}, Node ${process.versions.node}\n`;
