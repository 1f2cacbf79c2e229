import {
  createContentClient,
  landingTilesQuery,
  type AskedBlocks,
  type ContentClient,
} from '@weefsel/api-clients';
import { addressesQuery } from '../../../shell/src/server/routes/crawlers/read-addresses';
import { numberOfPages } from '../../../shell/src/server/page/load-page';

type Asks = {
  [Name in Exclude<keyof ContentClient, 'query' | 'imageUrl' | 'fileUrl' | 'editMark'>]: (
    client: ContentClient,
  ) => Promise<unknown>;
};

/** Every question of the client, or it does not compile. */
const asks = (blocks: AskedBlocks): Asks => {
  const wish = { gender: 'dames', page: 1, itemsPerPage: 9 } as const;
  return {
    siteConfig: (client) => client.siteConfig(),
    pageBySlug: (client) => client.pageBySlug('a', blocks),
    errorPage: (client) => client.errorPage(blocks),
    landingBySlug: (client) => client.landingBySlug('a', blocks),
    snippets: (client) => client.snippets(),
    storeInfo: (client) => client.storeInfo(),
    promises: (client) => client.promises(),
    redirectFrom: (client) => client.redirectFrom(['/nl/a/']),
    blogs: (client) => client.blogs(wish),
    blogBySlug: (client) => client.blogBySlug('a', blocks),
    looks: (client) => client.looks(wish),
    lookBySlug: (client) => client.lookBySlug('a'),
    looksWith: (client) => client.looksWith('a'),
    inspiration: (client) => client.inspiration({ ...wish, types: ['blog', 'look'] }),
  };
};

/** Everything that the shop asks the content service for, in GROQ by its name. */
export async function askedQueries(blocks: AskedBlocks): Promise<Map<string, string>> {
  const queries = new Map(
    [addressesQuery, numberOfPages, landingTilesQuery].map(({ name, groq }) => [name, groq]),
  );
  for (const [name, ask] of Object.entries(asks(blocks))) {
    const client = createContentClient({
      apiHost: 'http://content',
      projectId: 'p',
      dataset: 'd',
      transport: async ({ url, body }) => {
        const { query } = body === undefined ? {} : (JSON.parse(body) as { query?: string });
        queries.set(name, query ?? new URL(url).searchParams.get('query') ?? '');
        return { status: 200, statusText: '', headers: {}, text: JSON.stringify({ result: null }) };
      },
    });
    // Some questions must have an answer; this is about what is asked.
    await Promise.allSettled([ask(client)]);
  }
  return queries;
}
