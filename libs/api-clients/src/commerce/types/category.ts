import type { Media, SeoUrl } from './base';

export interface CategoryCustomFields {
  nd_category_search_name?: string;
  nd_menu_highlight_on?: boolean | string;
  [name: string]: unknown;
}

export interface Category {
  id: string;
  parentId?: string | null;
  type: 'page' | 'link' | 'folder' | (string & {});
  linkType?: 'category' | 'product' | 'landing_page' | 'external' | null;
  /** Id of what an internal link points at. */
  internalLink?: string | null;
  externalLink?: string | null;
  linkNewTab?: boolean | null;
  name?: string | null;
  translated: {
    name?: string | null;
    breadcrumb?: string[] | null;
    description?: string | null;
    metaTitle?: string | null;
    metaDescription?: string | null;
    customFields?: CategoryCustomFields | null;
  };
  level?: number;
  /** Ids from the root down to the parent: `|root|parent|`. */
  path?: string | null;
  breadcrumb?: string[] | null;
  childCount?: number;
  visibleChildCount?: number;
  active?: boolean;
  visible?: boolean;
  media?: Media | null;
  seoUrls?: SeoUrl[] | null;
  children?: Category[] | null;
}

/** Alias of one of the sales channel's trees. */
export type NavigationType = 'main-navigation' | 'footer-navigation' | 'service-navigation';
