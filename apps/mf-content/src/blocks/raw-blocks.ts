import type { RawBlock } from './block-context';

const isBlock = (value: unknown): value is RawBlock =>
  typeof value === 'object' && value !== null && '_type' in value && typeof value._type === 'string';

/** The raw blocks of a page, each with a unique key; invalid entries are left out. */
export function rawBlocks(pageBuilder: unknown): RawBlock[] {
  const blocks = Array.isArray(pageBuilder) ? pageBuilder.filter(isBlock) : [];
  const keys = new Set<string>();
  return blocks.map((block, index) => {
    const key = block._key && !keys.has(block._key) ? block._key : `${block._type}-${index}`;
    keys.add(key);
    return key === block._key ? block : { ...block, _key: key };
  });
}
