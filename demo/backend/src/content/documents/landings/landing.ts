import type { LandingDocument } from '@weefsel/contracts';
import type { Block } from '../../../../../../apps/mf-content/src/blocks/block-types.ts';
import { localSeoPath } from '../../../catalogue/local-seo-path.ts';
import type { BlockPart } from '../../blocks/block-kind.ts';
import { keyed, reference, type Assortment } from '../content-writer.ts';

/** Written content around a listing. The listing has the page's heading, so this content has none. */
export interface LandingDraft {
  /** Path of the listing below `/nl/`, e.g. `dames/kleding/jurken`. */
  slug: string;
  /** Name for editors. */
  title: string;
  above?: readonly BlockPart[];
  /** Between the new products and all products. */
  between?: readonly BlockPart[];
  /** Slugs of blogs shown as tiles between the products. */
  tiles?: readonly string[] | undefined;
  below?: readonly BlockPart[];
}

/**
 * Turns a draft into a document of the content service.
 * @throws Error when the assortment lacks its listing or one of its categories.
 */
export function toLanding(draft: LandingDraft, assortment: Assortment): LandingDocument<Block> {
  const { slug, title, above = [], between = [], tiles = [], below = [] } = draft;
  const path = localSeoPath(`${slug}/`);
  if (!assortment.bySeoPath(path)) throw new Error(`No listing has the path ${path}`);
  const name = slug.replaceAll('/', '-');
  const blocks = (place: string, parts: readonly BlockPart[]) =>
    parts.map((part, index) => ({ ...part(assortment), _key: `${name}-${place}-${index + 1}` }));
  return {
    _id: `landing-${name}`,
    _type: 'landing',
    title,
    slug: { current: slug },
    above: blocks('above', above),
    ...(between.length > 0 && { between: blocks('between', between) }),
    ...(tiles.length > 0 && { tiles: tiles.map((blog) => keyed(blog, reference(`blog-${blog}`))) }),
    below: blocks('below', below),
  };
}
