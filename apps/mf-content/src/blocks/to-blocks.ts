import type { PageSurroundings, RawBlock } from './block-context';
import type { PageBlock } from './block-lists';
import type { BlockSources } from './block-sources';

/**
 * Props of a page's blocks; logs and leaves out unknown or broken ones.
 * @param opens false when the first block does not open the page
 */
export function toBlocks(
  sources: BlockSources,
  surroundings: PageSurroundings,
  resolved: ReadonlyMap<RawBlock, unknown> = new Map(),
  opens = true,
): PageBlock[] {
  const { page, warn } = surroundings;
  return page.flatMap((block, index) => {
    const source = sources.get(block._type);
    if (!source) {
      warn(`Block type "${block._type}" is unknown to this shop: nothing is shown for it.`);
      return [];
    }
    try {
      const context = {
        ...surroundings,
        warn: (message: string) => warn(`Block "${block._key}" (${block._type}): ${message}`),
        first: opens && index === 0,
        resolved: resolved.get(block),
      };
      return {
        key: block._key,
        type: block._type,
        props: source.reading.toProps(block, context),
      } as PageBlock;
    } catch (error) {
      warn(`Block "${block._key}" (${block._type}) cannot be shown: ${String(error)}`);
      return [];
    }
  });
}
