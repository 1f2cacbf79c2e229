import type {
  ContentPage,
  LandingDocument,
  RedirectDocument,
  SiteConfig,
  SnippetDocument,
  StoreInfo,
} from '@weefsel/contracts';
import { createHttp } from '../http/create-http';
import { MalformedAnswerError } from '../http/errors';
import { patientQuery } from '../http/retry-rules';
import type { Transport } from '../http/transport';
import { toContentError } from './content-error';
import type { ContentQuery, QueryParams } from './content-query';
import { createFileUrl, type FileUrl } from './file-url';
import { createImageUrl, type ImageUrl } from './image-url';
import { inspirationOperations } from './operations/inspiration-operations';
import {
  errorPageQuery,
  landingBySlugQuery,
  pageBySlugQuery,
  siteConfigQuery,
  snippetsQuery,
  storeInfoQuery,
} from './queries';
import { redirectQuery } from './queries/redirect-query';

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
}

export interface ContentClient extends ReturnType<typeof inspirationOperations> {
  query: ContentQuery;
  siteConfig: (signal?: AbortSignal) => Promise<SiteConfig | null>;
  pageBySlug: (slug: string, signal?: AbortSignal) => Promise<ContentPage | null>;
  /** The page titled 'Error'. */
  errorPage: (
    signal?: AbortSignal,
  ) => Promise<Pick<ContentPage, 'title' | 'metaDescription' | 'pageBuilder'> | null>;
  /** What editors wrote around a listing, by its path below `/nl/`. */
  landingBySlug: (
    slug: string,
    signal?: AbortSignal,
  ) => Promise<Pick<LandingDocument, 'above' | 'below'> | null>;
  snippets: (signal?: AbortSignal) => Promise<SnippetDocument[]>;
  storeInfo: (signal?: AbortSignal) => Promise<StoreInfo | null>;
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
  const { apiHost, projectId, dataset, apiVersion = '2025-02-19', imageHost = apiHost, transport } = config;
  const path = `/v${apiVersion}/data/query/${encodeURIComponent(dataset)}`;
  const http = createHttp({
    baseUrl: apiHost,
    timeoutMs: TIMEOUT_MS,
    retry: patientQuery,
    toError: toContentError,
    ...(transport && { transport }),
  });

  const query = async <T>(groq: string, params: QueryParams = {}, signal?: AbortSignal): Promise<T> => {
    const inAddress = { query: groq, ...asQuery(params) };
    const short = `?${new URLSearchParams(inAddress)}`.length < GET_QUERY_LIMIT;
    const answer = short
      ? await http.request<unknown>('GET', path, { query: { ...inAddress, ...OPTIONS }, signal })
      : await http.request<unknown>('POST', path, { query: OPTIONS, body: { query: groq, params }, signal });
    if (typeof answer !== 'object' || answer === null || !('result' in answer)) {
      throw new MalformedAnswerError('The content service answered a query without a result.');
    }
    return answer.result as T;
  };

  return {
    query,
    siteConfig: (signal) => query(siteConfigQuery, {}, signal),
    pageBySlug: (slug, signal) => query(pageBySlugQuery, { slug }, signal),
    errorPage: (signal) => query(errorPageQuery, {}, signal),
    landingBySlug: (slug, signal) => query(landingBySlugQuery, { slug }, signal),
    snippets: (signal) => query(snippetsQuery, {}, signal),
    storeInfo: (signal) => query(storeInfoQuery, {}, signal),
    redirectFrom: (spellings, signal) => query(redirectQuery, { spellings }, signal),
    ...inspirationOperations(query),
    imageUrl: createImageUrl({ host: imageHost, projectId, dataset }),
    fileUrl: createFileUrl({ host: imageHost, projectId, dataset }),
  };
}

const OPTIONS = { perspective: 'published', returnQuery: 'false' };

const asQuery = (params: QueryParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  );
