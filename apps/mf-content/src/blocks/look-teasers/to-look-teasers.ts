import { lookCardFields, toLook } from '@weefsel/api-clients';
import { list, lookCard, reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toLookStory, type Story } from '../../overviews/story';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';

/** Looks that an editor chose. */
export type LookTeasersBlock = v.InferOutput<typeof lookTeasersBlock>;
const lookTeasersBlock = blockOf('lookTeasers', {
  title: text,
  looks: list(reference),
  /** The documents behind the references, without missing ones. */
  cards: v.exactOptional(v.array(lookCard)),
});

export interface LookTeasersProps {
  title: string;
  stories: Story[];
}

/** The looks that an editor chose, without deleted ones. */
export const reading: BlockReading<LookTeasersBlock, LookTeasersProps> = {
  shape: lookTeasersBlock,
  query: `{ "cards": (looks[]->)[defined(_id)]{ ${lookCardFields} } }`,
  toProps: ({ title, cards }, { imageUrl, warn }) => ({
    title: plainText(title) ?? '',
    stories: shownItems(cards, (card) => toLookStory(toLook(card, imageUrl)), warn),
  }),
};
