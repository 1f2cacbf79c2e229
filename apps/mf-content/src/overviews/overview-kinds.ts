import { OVERVIEW_PAGE_SIZE, type Overviews } from '@weefsel/api-clients';
import { localPath } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { OverviewFilters, OverviewWish } from './overview-wish';
import { toBlogStory, toLookStory, toStory, type Story } from './story';

/** A page of an overview. */
export interface OverviewContent {
  stories: Story[];
  totalPages: number;
}

export type OverviewKind = 'blogs' | 'looks' | 'inspiration';

interface OverviewDefinition extends OverviewFilters {
  /** Text of each tab by filter, starting with all. Empty on pages of one department. */
  tabsAt: (path: string) => readonly (readonly [filter: string, text: SnippetKey])[];
  ask: (
    overviews: Overviews,
    wish: OverviewWish,
    path: string,
    signal?: AbortSignal,
  ) => Promise<OverviewContent>;
}

const everything = ['', 'headless.blogs.everything'] as const;
const genderTabs = [everything, ['dames', 'headless.blogs.ladies'], ['heren', 'headless.blogs.men']] as const;
const typeTabs = [everything, ['look', 'headless.blogs.looks'], ['blog', 'headless.blogs.blogs']] as const;

const asType = (filter: string) => (filter === 'look' || filter === 'blog' ? filter : 'all');

/** The department of a path; undefined for pages of the whole shop. */
const departmentOf = (path: string) =>
  /^(dames|heren)\//.exec(localPath(path) ?? '')?.[1] as 'dames' | 'heren' | undefined;

/** The gender to load. A department's page ignores the filter. */
const genderOf = (filter: string, path: string) =>
  departmentOf(path) ?? (filter === 'dames' || filter === 'heren' ? filter : '');

const byGender = {
  parameter: 'gender',
  values: ['dames', 'heren'],
  tabsAt: (path: string) => (departmentOf(path) ? [] : genderTabs),
} as const;

/** Filters and loading of each kind of overview. */
export const overviewKinds: Record<OverviewKind, OverviewDefinition> = {
  blogs: {
    ...byGender,
    ask: async (overviews, { filter, page }, path, signal) => {
      const { blogs, pagination } = await overviews.blogs({ gender: genderOf(filter, path), page }, signal);
      return { stories: blogs.map(toBlogStory), totalPages: pagination.totalPages };
    },
  },
  looks: {
    ...byGender,
    ask: async (overviews, { filter, page }, path, signal) => {
      const wish = { gender: genderOf(filter, path), page, itemsPerPage: OVERVIEW_PAGE_SIZE } as const;
      const { looksObject, pagination } = await overviews.looks(wish, signal);
      return { stories: looksObject.map(toLookStory), totalPages: pagination.totalPages };
    },
  },
  inspiration: {
    parameter: 'type',
    values: ['look', 'blog'],
    tabsAt: () => typeTabs,
    ask: async (overviews, { filter, page }, path, signal) => {
      const gender = departmentOf(path);
      const wish = { type: asType(filter), ...(gender && { gender }), page } as const;
      const { inspiration, pagination } = await overviews.inspiration(wish, signal);
      return { stories: inspiration.map(toStory), totalPages: pagination.totalPages };
    },
  },
};
