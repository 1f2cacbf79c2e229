import { createContentClient } from '@weefsel/api-clients';
import type { BlockContext } from '../blocks/block-context';

const { imageUrl, fileUrl } = createContentClient({
  apiHost: 'http://content',
  projectId: 'p',
  dataset: 'd',
});

/** Context of a block that is alone on its page, below the first view. */
export const blockContext = <Answer = never>(
  more: Partial<BlockContext<Answer>> = {},
): BlockContext<Answer> =>
  ({
    imageUrl,
    fileUrl,
    hrefOf: ({ link }) => link,
    hrefOfCategory: () => undefined,
    page: [],
    path: '/nl/',
    warn: () => {},
    first: false,
    ...more,
  }) as BlockContext<Answer>;
