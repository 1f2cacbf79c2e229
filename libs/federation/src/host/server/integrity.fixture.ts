import { createHash } from 'node:crypto';

/** The hash of a file as publishing writes it into the manifest. */
export const sha384 = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
