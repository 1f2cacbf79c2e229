import { createContentClient } from '@weefsel/api-clients';
import { evaluate, parse } from 'groq-js';

/** A content service with these documents; collects the result of each query. */
export function contentService(dataset: readonly object[]) {
  const found: unknown[] = [];
  const client = createContentClient({
    apiHost: 'http://content',
    projectId: 'p',
    dataset: 'd',
    transport: async ({ url }) => {
      const { query = '', ...given } = Object.fromEntries(new URL(url).searchParams);
      const params = Object.fromEntries(
        Object.entries(given)
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]),
      );
      const result: unknown = await (await evaluate(parse(query, { params }), { dataset, params })).get();
      found.push(result);
      return { status: 200, statusText: '', headers: {}, text: JSON.stringify({ result }) };
    },
  });
  return { client, found };
}
