import { ask, jsonOf, NoAnswer, type Answer } from './ask.ts';
import type { Check, Finding, Subject } from './check.ts';
import type { ContentApi } from './content.ts';
import { listAt, textAt } from './read.ts';

export interface SearchSettings {
  searchBaseUrl: string;
  searchInstanceKey: string;
  searchPath: string;
  searchEverything: string;
  searchProductKey: string;
  shopOrigin: string;
}

/** Facets that the shop identifies by title. */
const TITLES = ['Merk', 'Maat', 'Lengtemaat', 'Categorie', 'Kleur'];
const PRICE = 'ae-price';
/** Attributes that hide products from listings. Each has a value that some product of an open shop has. */
const HIDING = [
  ['stock_status', 'instock'],
  ['season_archived', 'false'],
  ['season_hidden_new', 'false'],
] as const;

const FEED = 'Add it to the feed of the search service.';

/** Client of the search service, as a browser on a page of the shop. */
function searchApi({ searchBaseUrl, searchInstanceKey, shopOrigin }: SearchSettings) {
  const key = encodeURIComponent(searchInstanceKey);
  const send = (path: string, query: Record<string, string> = {}): Promise<Answer> =>
    ask(
      `${searchBaseUrl.replace(/\/$/, '')}/${path.replace('KEY', key)}?${new URLSearchParams({ format: 'json', ...query })}`,
      { headers: { origin: shopOrigin } },
    );
  return {
    send,
    get: async (path: string, query?: Record<string, string>): Promise<unknown> =>
      jsonOf(await send(path, query)),
  };
}

type SearchApi = ReturnType<typeof searchApi>;

const totalOf = (listing: unknown): number => Number(textAt(listing, 'properties.nrofitems') || 0);

const attributeOf = (item: unknown, wanted: string): string =>
  listAt(item, 'attributes')
    .filter((attribute) => textAt(attribute, 'name') === wanted)
    .map((attribute) => String(listAt(attribute, 'values')[0] ?? ''))[0] ?? '';

const mayRead = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function findListing(api: SearchApi): Promise<Finding> {
  const answer = await api.send('navigation/KEY', { tn_ps: '1' });
  if (answer.status === 401) return 'it refuses the instance key';
  return totalOf(jsonOf(answer)) > 0 ? undefined : 'nothing is listed';
}

async function findRequestId(api: SearchApi, { shopOrigin }: SearchSettings): Promise<Finding> {
  const { headers } = await api.send('navigation/KEY', { tn_ps: '1' });
  if (!headers.has('twn-request-id')) return 'answers have none';
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
  if (!mayRead(headers, shopOrigin)) return `pages of ${shopOrigin} may not read answers`;
  return /twn-request-id|\*/.test(exposed) ? undefined : 'browsers may not read it';
}

async function findText(api: SearchApi, { searchPath, searchEverything }: SearchSettings): Promise<Finding> {
  const category = searchEverything && { tn_cid: searchEverything };
  const answer = await api.send(`${searchPath}/KEY`, { tn_q: 'jurk', tn_ps: '1', ...category });
  if (answer.status === 404) return `there is no ${searchPath}`;
  return totalOf(jsonOf(answer)) > 0 ? undefined : 'it finds nothing';
}

async function findSuggestions(api: SearchApi, { searchEverything }: SearchSettings): Promise<Finding> {
  const query = { tn_q: 'ju', ...(searchEverything && { tn_cid: searchEverything }) };
  const answer = await api.send('suggestions/KEY', query);
  if (answer.status === 400 && !searchEverything) return 'it asks for a category';
  return listAt(jsonOf(answer), '').length > 0 ? undefined : 'it suggests nothing';
}

async function findItems(api: SearchApi, { searchProductKey }: SearchSettings): Promise<Finding> {
  const items = listAt(await api.get('navigation/KEY', { tn_ps: '20' }), 'items');
  const id = (item: unknown) => attributeOf(item, 'swid');
  if (items.some((item) => id(item) === '')) return 'items lack the attribute swid';
  const odd = items.find((item) => textAt(item, 'itemno') !== searchProductKey.replace('{id}', id(item)));
  return odd === undefined
    ? undefined
    : `item ${textAt(odd, 'itemno')} is not numbered as SEARCH_PRODUCT_KEY says`;
}

async function findHiding(api: SearchApi): Promise<Finding> {
  const items = listAt(await api.get('navigation/KEY', { tn_ps: '1' }), 'items');
  const brand = items.map((item) => attributeOf(item, 'brandId'))[0] ?? '';
  const wanted = [...HIDING, ['brandId', brand] as const];
  const totals = await Promise.all(
    wanted.map(async ([name, value]) => {
      const listing = await api.get('navigation/KEY', { tn_ps: '1', tn_parameters: `${name}=${value}` });
      return [name, value === '' ? 0 : totalOf(listing)] as const;
    }),
  );
  const lacking = totals.filter(([, total]) => total === 0).map(([name]) => name);
  return lacking.length > 0 ? `no product has ${lacking.join(', ')}` : undefined;
}

async function findFacets(api: SearchApi): Promise<Finding> {
  const facets = listAt(await api.get('navigation/KEY', { tn_ps: '1' }), 'facets');
  const titles = new Set(facets.map((facet) => textAt(facet, 'facetsettings.title')));
  const keys = new Set(facets.map((facet) => textAt(facet, 'facetsettings.urlkey')));
  const lacking = [...TITLES.filter((title) => !titles.has(title)), ...(keys.has(PRICE) ? [] : [PRICE])];
  return lacking.length > 0 ? `there is no ${lacking.join(', ')}` : undefined;
}

async function findFeatured(api: SearchApi, query: ContentApi): Promise<Finding> {
  const ids = await query(
    'array::unique(*[_type == "page"].pageBuilder[].tabs[].TweakwiseRecommendationId)',
  ).catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  const named = listAt(ids, '').filter((id): id is string => typeof id === 'string' && id !== '');
  if (named.length === 0) return { cannotTell: 'no page names one' };
  const answers = await Promise.all(
    named.map(async (id) => {
      const answer = await api.send(`recommendations/featured/KEY/${encodeURIComponent(id)}`);
      return answer.status === 200 && listAt(answer.body, 'items').length > 0 ? [] : [id];
    }),
  );
  const empty = answers.flat();
  return empty.length > 0 ? `nothing is in ${empty.join(', ')}` : undefined;
}

/** The feed's category ids have to be those of the commerce backend. */
async function findCategoryIds(api: SearchApi, category: () => Promise<string>): Promise<Finding> {
  const id = await category();
  if (!id) return { cannotTell: 'the commerce backend has no menu' };
  const [all, some] = await Promise.all([
    api.get('navigation/KEY', { tn_ps: '1' }),
    api.get('navigation/KEY', { tn_ps: '1', tn_cid: id }),
  ]);
  return totalOf(some) > 0 && totalOf(some) < totalOf(all)
    ? undefined
    : 'a category of the menu is not known';
}

/** Requirements of the search service. */
export function search(
  settings: SearchSettings,
  {
    query,
    category,
    api = searchApi(settings),
  }: { query: ContentApi; category: () => Promise<string>; api?: SearchApi },
): Subject {
  const needed: [Check, ...Check[]] = [
    {
      title: 'the service lists products, in JSON',
      why: 'No listing has anything in it.',
      mend: 'Put SEARCH_BASE_URL and SEARCH_INSTANCE_KEY right.',
      run: () => findListing(api),
    },
    {
      title: 'Twn-Request-Id, readable by browsers',
      why: 'Clicks are not counted, and the live search cannot ask.',
      mend: 'Let the service send Access-Control-Allow-Origin, and Access-Control-Expose-Headers: Twn-Request-Id.',
      run: () => findRequestId(api, settings),
    },
    {
      title: 'texts are searched for',
      why: 'The search finds nothing.',
      mend: 'Put SEARCH_PATH (navigation-search for the real service) and SEARCH_EVERYTHING right.',
      run: () => findText(api, settings),
    },
    {
      title: 'suggestions',
      why: 'Nothing is suggested while somebody types.',
      mend: 'Put SEARCH_EVERYTHING right: the service asks for a category.',
      run: () => findSuggestions(api, settings),
    },
    {
      title: 'items have swid, and numbers as SEARCH_PRODUCT_KEY says',
      why: 'Cards lead nowhere, or what is bought is not counted.',
      mend: FEED,
      run: () => findItems(api, settings),
    },
    {
      title: 'attributes that hide: stock_status, season_archived, season_hidden_new; brandId',
      why: 'Things that must not be listed are, and pages of brands are empty.',
      mend: FEED,
      run: () => findHiding(api),
    },
    {
      title: `facets ${TITLES.join(', ')}, ${PRICE}`,
      why: 'Filters that the shop knows by name are not there.',
      mend: 'Give the facets of the instance these titles, and the price this url key.',
      run: () => findFacets(api),
    },
    {
      title: 'category ids of the feed are the commerce backend’s',
      why: 'Listings of categories show everything, or nothing.',
      mend: 'Use them in the feed, or name those that differ in SEARCH_ALTERNATES.',
      run: () => findCategoryIds(api, category),
    },
    {
      title: 'featured lists that pages name',
      why: 'Sliders stay empty.',
      mend: 'Make them at the search service, or choose others in the pages.',
      optional: true,
      run: () => findFeatured(api, query),
    },
  ];
  return { name: 'search', checks: needed };
}
