import { blogCardFields, toBlog } from '@weefsel/api-clients';
import type { Story } from '../../overviews/story';
import { toBlogStory } from '../../overviews/story';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { shownItems } from '../shown-items';
import { blogTeasersBlock, type BlogTeasersBlock } from './blog-teasers-shape';

export interface BlogTeasersProps {
  title: string;
  stories: Story[];
}

/** The blogs that an editor chose, without those that are gone. */
export const toBlogTeasers = (
  { title, cards }: BlogTeasersBlock,
  { imageUrl, warn }: Pick<BlockContext, 'imageUrl' | 'warn'>,
): BlogTeasersProps => ({
  title: plainText(title) ?? '',
  stories: shownItems(cards, (card) => toBlogStory(toBlog(card, imageUrl)), warn),
});

export const reading: BlockReading<BlogTeasersBlock, BlogTeasersProps> = {
  shape: blogTeasersBlock,
  query: `{ "cards": (blogs[]->)[defined(_id)]{ ${blogCardFields} } }`,
  toProps: toBlogTeasers,
};
