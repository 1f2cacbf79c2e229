import { locale, paths, type PageRequest, type PageResult } from '@weefsel/contracts';
import { toJsonLd } from '@weefsel/product';
import type { ContentClients } from '../content-clients';
import { loadContent, type ContentPageData } from '../page/load-content';

const HOME_SLUG = 'home';

/** Structured data for search engines about the whole shop. */
const website = (origin: string) =>
  toJsonLd('WebSite', {
    name: 'Weefsel',
    inLanguage: locale.code,
    url: origin + paths.home.to(),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.search.to()}?tn_q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  });

/** The content service has no home page. */
export class MissingHomeError extends Error {
  override readonly name = 'MissingHomeError';

  constructor() {
    super(
      `The content service has no page "${HOME_SLUG}"; publish it, or look why the service does not find it.`,
    );
  }
}

/** Loads the home page. */
export async function load(
  request: PageRequest,
  clients: ContentClients,
): Promise<PageResult<ContentPageData>> {
  const loaded = await loadContent(
    (blocks) => clients.content.pageBySlug(HOME_SLUG, blocks, request.signal),
    clients,
    request,
  );
  // Every shop has a home page: its absence is a failure, never a 404.
  if (!loaded) throw new MissingHomeError();
  const { page, data, head, fragments, lack } = loaded;
  return {
    kind: 'page',
    data,
    context: page.context ?? 'general',
    head: {
      title: page.title || 'Weefsel',
      description: page.metaDescription,
      canonical: request.origin + paths.home.to(),
      ...head,
      jsonLd: [website(request.origin), ...(head.jsonLd ?? [])],
    },
    fragments,
    ...lack,
  };
}
