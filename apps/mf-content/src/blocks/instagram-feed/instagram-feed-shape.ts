import { maybeText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** The shop's own posts: feed 2 for ladies, 3 for men. */
export type InstagramFeedBlock = v.InferOutput<typeof instagramFeedBlock>;
export const instagramFeedBlock = blockOf('instagramFeed', {
  title: maybeText,
  feed: v.picklist([2, 3]),
});
