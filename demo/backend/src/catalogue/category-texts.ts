import { localPath } from '@weefsel/contracts';
import * as v from 'valibot';
import { readAssortment } from './read-assortment.ts';

/** Texts above categories, by SEO path below the locale's prefix. */
const DESCRIPTIONS = readAssortment('category-texts', v.record(v.string(), v.string()));

/** One or two sentences about a category; null for the root. */
export const categoryDescription = (seoPath: string): string | null =>
  DESCRIPTIONS[localPath(seoPath) ?? ''] ?? null;
