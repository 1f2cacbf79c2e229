import { blogCardFields, toBlog } from '@weefsel/api-clients';
import { blogCard, list, reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toBlogStory, type Story } from '../../overviews/story';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';

/** Blogs that an editor chose. */
export type BlogTeasersBlock = v.InferOutput<typeof blogTeasersBlock>;
const blogTeasersBlock = blockOf('blogTeasers', {
  title: text,
  blogs: list(reference),
  /** The documents behind the references, without missing ones. */
  cards: v.exactOptional(v.array(blogCard)),
});

export interface BlogTeasersProps {
  title: string;
  stories: Story[];
}

/** The blogs that an editor chose, without deleted ones. */
export const reading: BlockReading<BlogTeasersBlock, BlogTeasersProps> = {
  shape: blogTeasersBlock,
  query: `{ "cards": (blogs[]->)[defined(_id)]{ ${blogCardFields} } }`,
  toProps: ({ title, cards }, { imageUrl, warn }) => ({
    title: plainText(title) ?? '',
    stories: shownItems(cards, (card) => toBlogStory(toBlog(card, imageUrl)), warn),
  }),
};
