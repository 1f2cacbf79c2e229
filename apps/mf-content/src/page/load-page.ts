import { localHref, localPath, paths, type PageRequest, type PageResult } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { overviewHead } from '../overviews/overview-head';
import { loadContent, type ContentPageData } from './load-content';
import { crumbsTo } from './crumbs-to';

/** Slug of a path: `bezorgen` for `nl/bezorgen/`. */
const slugOf = (path: string) => (localPath(path) ?? path).replace(/^\/+|\/+$/g, '');

/** Loads a content page by its path. */
export async function load(
  request: PageRequest,
  clients: ContentClients,
): Promise<PageResult<ContentPageData>> {
  const slug = slugOf(request.slug);
  if (slug === 'home') return { kind: 'redirect', to: paths.home.to(), status: 301 };
  if (!slug) return { kind: 'not-found' };
  const loaded = await loadContent(
    (blocks) => clients.content.pageBySlug(slug, blocks, request.signal),
    clients,
    request,
  );
  if (!loaded) return { kind: 'not-found' };
  const { page, data, head, fragments, lack } = loaded;
  const path = localHref(`${slug}/`);
  return {
    kind: 'page',
    data: { ...data, crumbs: crumbsTo({ path, context: page.context, title: page.title }, request.text) },
    context: page.context ?? 'general',
    head: {
      title: `${page.title} | Weefsel`,
      description: page.metaDescription,
      canonical: request.origin + path,
      ...overviewHead(data.blocks, request.origin),
      ...head,
    },
    fragments,
    ...lack,
  };
}
