import { hash } from 'node:crypto';

/** Identifier (32 lower-case hex characters) of something equal in every shop: a country, a method. */
export const fixedId = (kind: string, name: string): string => hash('md5', `weefsel/${kind}/${name}`);
