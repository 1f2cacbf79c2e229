import { blogHref, lookHref, type BlogCard, type LookCard, type SanityImage } from '@weefsel/contracts';
import type { ContentClient } from '../content/create-content-client';
import { imageAsset } from '../content/image-asset';
import type { ImageUrl } from '../content/image-url';
import type { InspirationCard, OverviewWish } from '../content/operations/inspiration-operations';
import type { FoundPage } from '../content/queries/inspiration-queries';
import {
  OVERVIEW_PAGE_SIZE,
  type Blog,
  type InspirationItem,
  type Look,
  type OverviewMedia,
  type Overviews,
  type Pagination,
} from './overviews';

const THUMBNAIL_WIDTHS = [320, 480, 640, 960];
/** Width divided by height: blogs are landscape, looks are portrait. */
const BLOG_RATIO = 4 / 3;
const LOOK_RATIO = 4 / 5;

type OverviewContent = Pick<ContentClient, 'blogs' | 'looks' | 'inspiration' | 'imageUrl'>;

function toMedia(image: SanityImage, ratio: number, imageUrl: ImageUrl): OverviewMedia {
  const { width: native } = imageAsset(image);
  const widths = new Set(THUMBNAIL_WIDTHS.map((width) => Math.min(width, native)));
  const thumbnails = [...widths].map((width) => {
    const height = Math.round(width / ratio);
    return { url: imageUrl(image, { w: width, h: height, q: 75 }), width, height };
  });
  return { url: imageUrl(image, {}), alt: image.alt ?? '', thumbnails };
}

/** Converts a blog document to the format of overviews. */
export const toBlog = (card: BlogCard, imageUrl: ImageUrl): Blog => ({
  versionId: card._id,
  media: toMedia(card.image, BLOG_RATIO, imageUrl),
  translated: { name: card.title, shortDescription: card.shortDescription ?? '' },
  customFields: { seoUrl: blogHref(card.slug.current) },
});

/** Converts a look document to the format of overviews. */
export const toLook = (card: LookCard, imageUrl: ImageUrl): Look => ({
  versionId: card._id,
  url: lookHref(card.slug.current),
  cover: { media: toMedia(card.image, LOOK_RATIO, imageUrl) },
  translated: { name: card.title },
});

const toItem = (card: InspirationCard, imageUrl: ImageUrl): InspirationItem =>
  card._type === 'blog'
    ? { type: 'blog', ...toBlog(card, imageUrl) }
    : { type: 'look', ...toLook(card, imageUrl) };

const paginationOf = ({ page, itemsPerPage }: OverviewWish, { total }: FoundPage<unknown>): Pagination => ({
  page,
  itemsPerPage,
  totalItems: total,
  totalPages: Math.ceil(total / itemsPerPage),
});

/** Overviews from documents of the content service. Throws like the content client. */
export function overviewsOf({ imageUrl, ...content }: OverviewContent): Overviews {
  return {
    blogs: async ({ gender, page }, signal) => {
      const wish = { gender, page, itemsPerPage: OVERVIEW_PAGE_SIZE };
      const found = await content.blogs(wish, signal);
      return {
        blogs: found.items.map((card) => toBlog(card, imageUrl)),
        pagination: paginationOf(wish, found),
      };
    },
    looks: async (wish, signal) => {
      const found = await content.looks(wish, signal);
      return {
        looksObject: found.items.map((card) => toLook(card, imageUrl)),
        pagination: paginationOf(wish, found),
      };
    },
    inspiration: async ({ type, gender, page = 1 }, signal) => {
      const wish: OverviewWish = { gender: gender ?? '', page, itemsPerPage: OVERVIEW_PAGE_SIZE };
      const types = type === 'all' ? (['look', 'blog'] as const) : [type];
      const found = await content.inspiration({ ...wish, types }, signal);
      return {
        inspiration: found.items.map((card) => toItem(card, imageUrl)),
        pagination: paginationOf(wish, found),
      };
    },
  };
}
