import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON } from '../../libs/contracts/src/beacon.ts';

/** Addresses at which a shop counts errors and figures of its pages. */
const COUNTED: readonly string[] = [BEACON, '/api/violations'];

/** Accepts reports of local pages: the other shop's figures are of its released code. */
export function countsHere(
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = url.split('?', 1);
  if (method !== 'POST' || !COUNTED.includes(path)) return next();
  response.statusCode = 204;
  response.end();
}
