import { frameworkError, storeError } from './store-error.ts';

const KNOWN_PREFIXES = ['SWSC', 'SWUA', 'SWIA', 'SWPE'];

/** Verifies the access key of the sales channel. @throws StoreError 401, 403 or 412. */
export function checkAccessKey(sent: string | undefined, expected: string): void {
  if (sent === expected) return;
  if (!sent) throw frameworkError(401, 'Header "sw-access-key" is required.');
  if (!KNOWN_PREFIXES.includes(sent.slice(0, 4))) {
    throw storeError(
      403,
      'FRAMEWORK__API_INVALID_ACCESS_KEY',
      'Access key is invalid and could not be identified.',
    );
  }
  throw storeError(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
}
