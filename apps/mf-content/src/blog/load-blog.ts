import { toBlog, type FoundBlog } from '@weefsel/api-clients';
import {
  blogHref,
  locale,
  type PageHead,
  type PageRequest,
  type PageResult,
  type Crumb,
  type WithChunks,
} from '@weefsel/contracts';
import { contextOfDepartment, toBreadcrumbList, toJsonLd } from '@weefsel/product';
import { askedBlocks } from '../blocks/asked-blocks';
import { loadBlocks } from '../blocks/load-blocks';
import type { ContentClients } from '../content-clients';
import { sharedImage, toImage, type ImageProps } from '../images/to-image';
import { lastSlug } from '../links/page-href';
import { toBlogStory, type Story } from '../overviews/story';
import { crumbsTo } from '../page/crumbs-to';
import { HERO_SIZES } from './hero-sizes';
import type { PageBlock, ChunkName } from '../blocks/block-lists';

/** Data of a blog's page. */
export interface BlogPageData extends WithChunks<ChunkName> {
  crumbs: Crumb[];
  title: string;
  introduction?: string;
  /** Absent when there is none, or a broken one. */
  image?: ImageProps;
  /** ISO 8601. */
  publishedAt: string;
  author?: string;
  /** In minutes. */
  readingTime?: number;
  blocks: PageBlock[];
  /** Other blogs for the same readers. */
  related: Story[];
}

const HERO_WIDTHS = [640, 1024, 1600];

const articleLd = (blog: FoundBlog, url: string, image?: string) =>
  toJsonLd('Article', {
    headline: blog.title,
    description: blog.metaDescription,
    ...(image && { image: [image] }),
    datePublished: blog.publishedAt,
    inLanguage: locale.code,
    mainEntityOfPage: url,
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    publisher: { '@type': 'Organization', name: 'Weefsel' },
  });

/** Loads a blog by its slug. */
export async function load(request: PageRequest, clients: ContentClients): Promise<PageResult<BlogPageData>> {
  const { imageUrl } = clients.content;
  const blog = await clients.content.blogBySlug(lastSlug(request.slug), await askedBlocks(), request.signal);
  if (!blog) return { kind: 'not-found' };
  const { blocks, chunks, fragments, head: ofBlocks } = await loadBlocks(blog.pageBuilder, clients, request);
  const path = blogHref(blog.slug.current);
  const context = contextOfDepartment(blog.audience);
  const crumbs = crumbsTo({ path, context, title: blog.title }, request.text);
  const image = blog.image && toImage(blog.image, { widths: HERO_WIDTHS, ratio: 4 / 3 }, imageUrl);
  const shared = blog.image && sharedImage(blog.image, imageUrl);
  const canonical = request.origin + path;
  const head: PageHead = {
    title: `${blog.title} | Weefsel`,
    description: blog.metaDescription,
    canonical,
    ...(shared && { image: shared }),
    ...(image && { heroImage: { src: image.src, srcSet: image.srcSet, sizes: HERO_SIZES } }),
    jsonLd: [
      articleLd(blog, canonical, shared),
      toBreadcrumbList(crumbs, request.origin),
      ...(ofBlocks.jsonLd ?? []),
    ],
  };
  const data: BlogPageData = {
    crumbs,
    title: blog.title,
    ...(blog.shortDescription && { introduction: blog.shortDescription }),
    ...(image && { image }),
    publishedAt: blog.publishedAt,
    ...(blog.author && { author: blog.author }),
    ...(blog.readingTime && { readingTime: blog.readingTime }),
    blocks,
    chunks,
    related: (blog.related ?? []).map((card) => toBlogStory(toBlog(card, imageUrl))),
  };
  return { kind: 'page', data, context, head, fragments };
}
