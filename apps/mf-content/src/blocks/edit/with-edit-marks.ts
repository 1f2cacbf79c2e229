import type { ContentClients } from '../../content-clients';
import type { PageBlock } from '../block-lists';

/** Says of each block where an editor changes it. For everybody but editors, nothing is known of that. */
export const withEditMarks = (
  blocks: PageBlock[],
  // A shell that was released earlier has none.
  { editMark }: Partial<Pick<ContentClients['content'], 'editMark'>>,
): PageBlock[] =>
  blocks.map((block) => {
    const edit = editMark?.({ _type: block.type, _key: block.key });
    return edit ? { ...block, edit } : block;
  });
