import { toBlog } from '@weefsel/api-clients';
import type { BlogTeasersBlock } from '@weefsel/contracts';
import type { Story } from '../../overviews/story';
import { toBlogStory } from '../../overviews/story';
import type { BlockContext } from '../block-context';

export interface BlogTeasersProps {
  title: string;
  stories: Story[];
}

/** The blogs that an editor chose, without those that are gone. */
export const toBlogTeasers = (
  { title, cards }: BlogTeasersBlock,
  { imageUrl }: Pick<BlockContext, 'imageUrl'>,
): BlogTeasersProps => ({
  title,
  stories: (cards ?? []).map((card) => toBlogStory(toBlog(card, imageUrl))),
});
