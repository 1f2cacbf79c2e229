import { blockKind } from '../block-kind';
import { InstagramFeed } from './instagram-feed';

export const instagramFeed = blockKind(
  InstagramFeed,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-instagram-feed'),
);
