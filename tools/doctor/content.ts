import { ask, jsonOf } from './ask.ts';
import type { Finding, Subject } from './check.ts';
import { at, listAt, textAt } from './read.ts';

export interface ContentSettings {
  contentApiHost: string;
  contentProjectId: string;
  contentDataset: string;
  contentImageHost: string;
  imageHosts: readonly string[];
}

const VERSION = 'v2025-02-19';
/** Types with exactly one document each. */
const SINGLE = ['siteConfig', 'storeInfo', 'promises'];
/** Types with any number of documents. */
const MANY = ['page', 'blog', 'look', 'brand', 'landing', 'snippet'];

const STUDIO = 'Import the demo’s content, or write it in the Studio (docs/real-vendors.md).';

/** Client of the content service, without a token, as the shop uses it. */
export function contentApi({ contentApiHost, contentDataset, contentProjectId }: ContentSettings) {
  const path = `/${VERSION}/data/query/${encodeURIComponent(contentDataset)}`;
  const base = contentApiHost.replace(/\/$/, '') + path;
  /** Returns the result of a query. @throws NoAnswer */
  return async (groq: string): Promise<unknown> => {
    const query = new URLSearchParams({ query: groq, perspective: 'published', returnQuery: 'false' });
    const headers = contentApiHost.includes(`//${contentProjectId}.`)
      ? {}
      : { 'x-sanity-project-id': contentProjectId };
    const answer = await ask(`${base}?${query}`, { headers });
    return at(jsonOf(answer), 'result');
  };
}

export type ContentApi = ReturnType<typeof contentApi>;

async function findTypes(query: ContentApi, names: readonly string[], most: number): Promise<Finding> {
  const counts = await query(
    `{${names.map((name) => `"${name}": count(*[_type == "${name}"])`).join(', ')}}`,
  );
  const none = names.filter((name) => textAt(counts, name) === '0');
  const several = names.filter((name) => Number(textAt(counts, name)) > most);
  const lacks = [
    none.length > 0 ? `there is no ${none.join(', ')}` : '',
    several.length > 0 ? `there is more than one ${several.join(', ')}` : '',
  ].filter(Boolean);
  return lacks.length > 0 ? lacks.join('; ') : undefined;
}

async function findPages(query: ContentApi): Promise<Finding> {
  const pages = await query(
    '{"home": defined(*[_type == "page" && slug.current == "home"][0]._id), "Error": defined(*[_type == "page" && title == "Error"][0]._id)}',
  );
  const lacks = ['home', 'Error'].filter((name) => at(pages, name) !== true);
  return lacks.length > 0 ? `there is no ${lacks.join(' and no ')}` : undefined;
}

async function findPictures(query: ContentApi, settings: ContentSettings): Promise<Finding> {
  const url = await query('*[_type == "sanity.imageAsset"][0].url');
  if (typeof url !== 'string' || !URL.canParse(url)) return { cannotTell: 'there are no pictures' };
  const { host, pathname } = new URL(url);
  if (!settings.imageHosts.includes(host)) return `they come from ${host}, which is not in IMAGE_HOSTS`;
  const base = settings.contentImageHost.replace(/\/$/, '');
  const path = pathname.slice(pathname.indexOf('/images/'));
  const { status, type } = await ask(`${base}${path}?w=16`, { headers: { accept: 'image/*' } });
  return status === 200 && type.startsWith('image/') ? undefined : 'CONTENT_IMAGE_HOST does not have them';
}

/** Checks that the categories offered to editors exist in the commerce backend, by id. */
async function findCategories(
  query: ContentApi,
  known: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<Finding> {
  const ids = listAt(await query('*[_type == "category"][0...100]._id'), '').map(String);
  // Editors then have no categories to choose from; that is not an error.
  if (ids.length === 0) return undefined;
  const found = new Set(await known(ids));
  const lost = ids.filter((id) => !found.has(id)).length;
  return lost > 0 ? `${lost} of ${ids.length} are not` : undefined;
}

/** Requirements of the content service. */
export function content(
  settings: ContentSettings,
  query: ContentApi,
  knownCategories: (ids: readonly string[]) => Promise<readonly string[]>,
): Subject {
  return {
    name: 'content',
    checks: [
      {
        title: 'the data set can be read without a token',
        why: 'Without it there is no home page.',
        mend: 'Put CONTENT_API_HOST, CONTENT_PROJECT_ID and CONTENT_DATASET right, and make the data set public.',
        run: async () => ((await query('1 + 1')) === 2 ? undefined : 'it does not answer queries'),
      },
      {
        title: 'one siteConfig, storeInfo and promises',
        why: 'Header, opening hours and what the shop promises are in them.',
        mend: STUDIO,
        run: () => findTypes(query, SINGLE, 1),
      },
      {
        title: 'pages with the slug home and the title Error',
        why: 'They are the first page, and the one that is shown when something fails.',
        mend: STUDIO,
        run: () => findPages(query),
      },
      {
        title: 'documents of every type with pages of its own',
        why: 'Overviews stay empty.',
        mend: STUDIO,
        optional: true,
        run: () => findTypes(query, MANY, Infinity),
      },
      {
        title: 'pictures come from a host that is allowed',
        why: 'Pictures are not shown.',
        mend: 'Put CONTENT_IMAGE_HOST and IMAGE_HOSTS right.',
        run: () => findPictures(query, settings),
      },
      {
        title: 'categories for editors are those of the commerce backend',
        why: 'What editors choose leads nowhere.',
        mend: 'Replace the documents of type category (docs/real-vendors.md, step 5).',
        optional: true,
        run: () => findCategories(query, knownCategories),
      },
    ],
  };
}
