import type { ContentClients } from '../../content-clients';
import type { PageBlock } from '../block-lists';

/** Adds edit marks to the blocks of a preview. Other pages never have any. */
export const withEditMarks = (
  blocks: PageBlock[],
  // Absent in shells released earlier.
  { editMark }: Partial<Pick<ContentClients['content'], 'editMark'>>,
): PageBlock[] =>
  blocks.map((block) => {
    const edit = editMark?.({ _type: block.type, _key: block.key });
    return edit ? { ...block, edit } : block;
  });
