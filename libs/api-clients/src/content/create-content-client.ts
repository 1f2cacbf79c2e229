import type {
  ContentPage,
  LandingDocument,
  RedirectDocument,
  SiteConfig,
  SnippetDocument,
  StoreInfo,
} from '@weefsel/contracts';
import * as v from 'valibot';
import { createHttp } from '../http/create-http';
import { patientQuery, type Transport } from '../http/transport';
import type { ReportFlaw } from '../wire/flaw';
import { readAnswer } from '../wire/read-answer';
import type { AskedBlocks } from './asked-blocks';
import { toContentError } from './content-error';
import type { ContentQuery, ContentQuestion, QueryParams } from './content-query';
import { createFileUrl, type FileUrl } from './file-url';
import { createImageUrl, type ImageUrl } from './image-url';
import { inspirationOperations } from './operations/inspiration-operations';
import {
  errorPageQuery,
  landingBySlugQuery,
  pageBySlugQuery,
  promisesQuery,
  siteConfigQuery,
  snippetsQuery,
  storeInfoQuery,
  redirectQuery,
} from './queries';

/** Longest query string, in characters with its question mark, that still travels in an address. */
const GET_QUERY_LIMIT = 11_264;
const TIMEOUT_MS = 300_000;

export interface ContentConfig {
  /** Address of the content service, e.g. `https://abc.apicdn.sanity.io`. */
  apiHost: string;
  projectId: string;
  dataset: string;
  /** Date of the service's behaviour. Default 2025-02-19. */
  apiVersion?: string;
  /** Address of the image CDN. Default: `apiHost`. */
  imageHost?: string;
  transport?: Transport;
  /** Puts into every answer what editors left open, e.g. the shop's promises. */
  fill?: <T>(answer: T) => T;
  report?: ReportFlaw | undefined;
}

export interface ContentClient extends ReturnType<typeof inspirationOperations> {
  query: ContentQuery;
  siteConfig: (signal?: AbortSignal) => Promise<SiteConfig | null>;
  pageBySlug: (slug: string, blocks: AskedBlocks, signal?: AbortSignal) => Promise<ContentPage | null>;
  /** The page titled 'Error'. */
  errorPage: (
    blocks: AskedBlocks,
    signal?: AbortSignal,
  ) => Promise<Pick<ContentPage, 'title' | 'metaDescription' | 'pageBuilder'> | null>;
  /** What editors wrote around a listing, by its path below `/nl/`. */
  landingBySlug: (
    slug: string,
    blocks: AskedBlocks,
    signal?: AbortSignal,
  ) => Promise<Pick<LandingDocument, 'above' | 'below'> | null>;
  snippets: (signal?: AbortSignal) => Promise<SnippetDocument[]>;
  storeInfo: (signal?: AbortSignal) => Promise<StoreInfo | null>;
  /** What editors say that the shop promises, as they left it: every field is to be checked. */
  promises: (signal?: AbortSignal) => Promise<unknown>;
  /** Where an address in one of these spellings moved to. */
  redirectFrom: (
    spellings: readonly string[],
    signal?: AbortSignal,
  ) => Promise<Pick<RedirectDocument, 'from' | 'to' | 'status'> | null>;
  /** Address of a picture on the service's image CDN. */
  imageUrl: ImageUrl;
  /** Address of a film or document on the same CDN. */
  fileUrl: FileUrl;
}

/** Client of the content service. */
export function createContentClient(config: ContentConfig): ContentClient {
  const {
    apiHost,
    projectId,
    dataset,
    apiVersion = '2025-02-19',
    imageHost = apiHost,
    transport,
    report,
  } = config;
  const { fill = (answer) => answer } = config;
  const path = `/v${apiVersion}/data/query/${encodeURIComponent(dataset)}`;
  const http = createHttp({
    baseUrl: apiHost,
    timeoutMs: TIMEOUT_MS,
    retry: patientQuery,
    toError: toContentError,
    ...(transport && { transport }),
  });

  const query = async <T>(
    { name, groq, shape }: ContentQuestion<T>,
    params: QueryParams = {},
    signal?: AbortSignal,
  ): Promise<T> => {
    const inAddress = { query: groq, ...asQuery(params) };
    const short = `?${new URLSearchParams(inAddress)}`.length < GET_QUERY_LIMIT;
    const answer = short
      ? await http.request('GET', path, { query: { ...inAddress, ...OPTIONS }, signal })
      : await http.request('POST', path, { query: OPTIONS, body: { query: groq, params }, signal });
    const asked = `the content query ${name} ${JSON.stringify(params)}`;
    const { result } = readAnswer({ asked, shape: withResult }, answer);
    return fill(readAnswer({ asked, shape, report }, result));
  };

  return {
    query,
    siteConfig: (signal) => query(siteConfigQuery, {}, signal),
    pageBySlug: (slug, blocks, signal) => query(pageBySlugQuery(blocks), { slug }, signal),
    errorPage: (blocks, signal) => query(errorPageQuery(blocks), {}, signal),
    landingBySlug: (slug, blocks, signal) => query(landingBySlugQuery(blocks), { slug }, signal),
    snippets: (signal) => query(snippetsQuery, {}, signal),
    storeInfo: (signal) => query(storeInfoQuery, {}, signal),
    promises: (signal) => query(promisesQuery, {}, signal),
    redirectFrom: (spellings, signal) => query(redirectQuery, { spellings }, signal),
    ...inspirationOperations(query),
    imageUrl: createImageUrl({ host: imageHost, projectId, dataset }),
    fileUrl: createFileUrl({ host: imageHost, projectId, dataset }),
  };
}

/** Null is a result too: there is no such document. */
const withResult = v.looseObject({ result: v.unknown() });

const OPTIONS = { perspective: 'published', returnQuery: 'false' };

const asQuery = (params: QueryParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  );
