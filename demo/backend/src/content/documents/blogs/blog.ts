import type { Audience, BlogDocument } from '@weefsel/contracts';
import type { Block } from '../../../../../../apps/mf-content/src/blocks/block-types.ts';
import type { BlockPart } from '../../blocks/block-kind.ts';
import type { Assortment } from '../content-writer.ts';
import { outfitAsset, outfitImage, type Wear } from '../outfits.ts';

/** A written blog, from which address, picture and reading time follow. */
export interface BlogDraft {
  /** Last part of the address. */
  slug: string;
  title: string;
  /** One or two sentences. A hyphen is allowed only as `Thema - zin`; phones show the text after it. */
  short: string;
  /** For search engines, at most 155 characters. */
  meta: string;
  author: string;
  /** Day of publication, `yyyy-mm-dd`. */
  date: string;
  audience: Audience;
  /** Garments on the picture. */
  wear: readonly Wear[];
  parts: readonly BlockPart[];
}

const WORDS_A_MINUTE = 200;
const READ = new Set(['title', 'text', 'quote', 'question', 'answer']);

/** Number of read words in a block, headings included. */
export function wordsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, child]) => {
    const words = typeof child === 'string' && READ.has(name) ? child.split(/\s+/).filter(Boolean).length : 0;
    return sum + words + wordsIn(child);
  }, 0);
}

export const blogAsset = (draft: BlogDraft) => outfitAsset('blog', draft, 'row');

/**
 * Turns a draft into a document of the content service.
 * @throws Error when it refers to a category that the assortment lacks.
 */
export function toBlog(draft: BlogDraft, assortment: Assortment): BlogDocument<Block> {
  const { slug, title, short, meta, author, date, audience, parts } = draft;
  const blocks = parts.map((part) => part(assortment));
  return {
    _id: `blog-${slug}`,
    _type: 'blog',
    title,
    slug: { current: slug },
    shortDescription: short,
    metaDescription: meta,
    image: outfitImage(blogAsset(draft), ''),
    audience,
    publishedAt: `${date}T07:30:00Z`,
    author,
    readingTime: Math.ceil(wordsIn(blocks) / WORDS_A_MINUTE),
    pageBuilder: blocks.map((block, index) => ({ ...block, _key: `${slug}-${index + 1}` })),
  };
}
