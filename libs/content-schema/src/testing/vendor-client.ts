import { createClient, type SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';

/**
 * Client of the vendor backed by these documents. Answers the queries of the Studio's validator, such as a check for
 * taken addresses.
 */
export function vendorClient(dataset: readonly object[]): SanityClient {
  const client = createClient({
    projectId: 'none',
    dataset: 'none',
    apiVersion: '2025-02-19',
    useCdn: false,
  });
  const fetch = async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  return Object.assign(client, { fetch, withConfig: () => client });
}
