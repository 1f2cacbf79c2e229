import { hash } from 'node:crypto';

/** The identifier (32 lower-case hex characters) of something that is the same in every shop: a country, a method. */
export const fixedId = (kind: string, name: string): string => hash('md5', `weefsel/${kind}/${name}`);
