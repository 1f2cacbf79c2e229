import { localHref } from '@weefsel/contracts';
import { blogDrafts } from './blogs/read-blogs.ts';
import { lookDrafts } from './looks/read-looks.ts';

/** Titles of all blogs and looks, with their addresses. */
export const writtenArticles = (): readonly { title: string; path: string }[] => [
  ...lookDrafts().map(({ title, slug }) => ({ title, path: localHref(`look/${slug}/`) })),
  ...blogDrafts().map(({ title, slug }) => ({ title, path: localHref(`blog/${slug}/`) })),
];
