import type { ContentPage } from '@weefsel/contracts';
import type { Block } from '../../../../../../apps/mf-content/src/blocks/block-types.ts';
import type { BlockPart } from '../../blocks/block-kind.ts';
import { pageId, type Assortment } from '../content-writer.ts';

/** A written page; keys follow from the places of the blocks. */
export interface PageDraft {
  slug: string;
  title: string;
  meta: string;
  context: ContentPage['context'];
  parts: readonly BlockPart[];
}

/** Turns a draft into a document of the content service. */
export function toPage(
  { slug, title, meta, context, parts }: PageDraft,
  assortment: Assortment,
): ContentPage<Block> {
  return {
    _id: pageId(slug),
    _type: 'page',
    title,
    slug: { current: slug },
    metaDescription: meta,
    context,
    pageBuilder: parts.map((part, index) => ({
      ...part(assortment),
      _key: `${slug.replaceAll('/', '-')}-${index + 1}`,
    })),
  };
}
