import * as v from 'valibot';
import { createHttp, type HttpOptions } from '../http/create-http';
import { patientQuery } from '../http/transport';
import { readAnswer } from '../wire/read-answer';
import type { AskedBlocks } from './asked-blocks';
import { toContentError } from './content-error';
import type { ContentQuery, QueryParams } from './content-query';
import type { AnswerSources, EditMark, EditMarks } from './content-sources';
import { createFileUrl } from './file-url';
import { createImageUrl } from './image-url';
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

/** Longest query string sent with GET, in characters including its question mark. */
const GET_QUERY_LIMIT = 11_264;
const TIMEOUT_MS = 300_000;

export interface ContentConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Address of the content service, e.g. `https://abc.apicdn.sanity.io`. */
  apiHost: string;
  projectId: string;
  dataset: string;
  /** API version of the service, a date. Default 2025-02-19. */
  apiVersion?: string;
  /** Address of the image CDN. Default: `apiHost`. */
  imageHost?: string;
  /** Authenticates the client. For servers only: its holder can read unpublished documents. */
  token?: string | undefined;
  /** Versions of documents to read: `published` (default), `drafts`, or releases separated by commas; these need a token. */
  perspective?: string;
  /** Receives the origin of values. Without it no source map is requested. */
  marks?: EditMarks | undefined;
  /** Fills in placeholders of every result, e.g. the shop's promises. */
  fill?: <T>(answer: T) => T;
}

/** Client of the content service. Its calls throw like `ContentQuery`. */
export function createContentClient(config: ContentConfig) {
  const { apiHost, projectId, dataset, apiVersion = '2025-02-19', imageHost = apiHost } = config;
  const { transport, report, token, perspective = 'published', marks, fill = (answer) => answer } = config;
  const options = { perspective, returnQuery: 'false', ...(marks && { resultSourceMap: 'true' }) };
  const path = `/v${apiVersion}/data/query/${encodeURIComponent(dataset)}`;
  const http = createHttp({
    baseUrl: apiHost,
    timeoutMs: TIMEOUT_MS,
    retry: patientQuery,
    toError: toContentError,
    transport,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

  const query: ContentQuery = async ({ name, groq, shape }, params = {}, signal) => {
    const inAddress = { query: groq, ...asQuery(params) };
    const short = `?${new URLSearchParams(inAddress)}`.length < GET_QUERY_LIMIT;
    const answer = short
      ? await http.request('GET', path, { query: { ...inAddress, ...options }, signal })
      : await http.request('POST', path, { query: options, body: { query: groq, params }, signal });
    const asked = `the content query ${name} ${JSON.stringify(params)}`;
    const { result, resultSourceMap } = readAnswer({ asked, shape: withResult }, answer);
    if (marks && resultSourceMap) marks.note(result, resultSourceMap);
    return fill(readAnswer({ asked, shape, report }, result));
  };

  return {
    query,
    siteConfig: (signal?: AbortSignal) => query(siteConfigQuery, {}, signal),
    pageBySlug: (slug: string, blocks: AskedBlocks, signal?: AbortSignal) =>
      query(pageBySlugQuery(blocks), { slug }, signal),
    /** The page titled 'Error'. */
    errorPage: (blocks: AskedBlocks, signal?: AbortSignal) => query(errorPageQuery(blocks), {}, signal),
    /** Editors' content around a listing, by its path below `/nl/`. */
    landingBySlug: (slug: string, blocks: AskedBlocks, signal?: AbortSignal) =>
      query(landingBySlugQuery(blocks), { slug }, signal),
    snippets: (signal?: AbortSignal) => query(snippetsQuery, {}, signal),
    storeInfo: (signal?: AbortSignal) => query(storeInfoQuery, {}, signal),
    /** The shop's promises, exactly as the editors entered them. Validate every field. */
    promises: (signal?: AbortSignal): Promise<unknown> => query(promisesQuery, {}, signal),
    /** Redirect of an address that has one of these spellings. */
    redirectFrom: (spellings: readonly string[], signal?: AbortSignal) =>
      query(redirectQuery, { spellings }, signal),
    ...inspirationOperations(query),
    /** Location of a block in the Studio; undefined unless the page loads for an editor. */
    editMark: (block: { _type: string; _key: string }): EditMark | undefined => marks?.of(block),
    /** Address of a picture on the service's image CDN. */
    imageUrl: createImageUrl({ host: imageHost, projectId, dataset }),
    /** Address of a video or document on the same CDN. */
    fileUrl: createFileUrl({ host: imageHost, projectId, dataset }),
  };
}

export type ContentClient = ReturnType<typeof createContentClient>;

/** Null is a valid result: there is no such document. */
const withResult = v.looseObject({
  result: v.unknown(),
  resultSourceMap: v.optional(
    v.custom<AnswerSources>((map) => typeof map === 'object' && map !== null && 'mappings' in map),
  ),
});

const asQuery = (params: QueryParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  );
