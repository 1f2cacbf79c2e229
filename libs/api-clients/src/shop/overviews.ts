import type { OverviewGender, OverviewWish } from '../content/operations/inspiration-operations';

/** Position of a page among all. */
export interface Pagination {
  /** From 1. */
  page: number;
  itemsPerPage: number;
  totalItems: number;
  totalPages: number;
}

/** A picture with its thumbnails, in the commerce backend's names. */
export interface OverviewMedia {
  url: string;
  alt: string;
  thumbnails: { url: string; width: number; height: number }[];
}

export interface Blog {
  versionId: string;
  media: OverviewMedia;
  translated: { name: string; shortDescription: string };
  /** `seoUrl` is the path in the shop. */
  customFields: { seoUrl: string };
}

export interface Look {
  versionId: string;
  /** Path of the look; its last segment is the look's slug. */
  url: string;
  cover: { media: OverviewMedia };
  translated: { name: string };
}

export type InspirationItem = (Blog & { type: 'blog' }) | (Look & { type: 'look' });

/** Kinds of stories in an overview of inspiration. */
type InspirationType = 'all' | InspirationItem['type'];

export type BlogsWish = Omit<OverviewWish, 'itemsPerPage'>;

export type LooksWish = OverviewWish;

export interface InspirationWish {
  type: InspirationType;
  /** Absent for all genders. */
  gender?: Exclude<OverviewGender, ''>;
  /** From 1, the default. */
  page?: number;
}

export interface BlogsAnswer {
  blogs: Blog[];
  pagination: Pagination;
}

export interface LooksAnswer {
  looksObject: Look[];
  pagination: Pagination;
}

export interface InspirationAnswer {
  inspiration: InspirationItem[];
  pagination: Pagination;
}

/** The overviews of blogs and looks. The server reads the content service; browsers call the shop's own server. */
export interface Overviews {
  blogs: (wish: BlogsWish, signal?: AbortSignal) => Promise<BlogsAnswer>;
  looks: (wish: LooksWish, signal?: AbortSignal) => Promise<LooksAnswer>;
  inspiration: (wish: InspirationWish, signal?: AbortSignal) => Promise<InspirationAnswer>;
}

/** Items on a page of an overview. */
export const OVERVIEW_PAGE_SIZE = 12;
