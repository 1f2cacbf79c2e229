import type { PageHeroBlock } from '@weefsel/contracts';
import type { BlockKind } from '../block-kind';
import { PageHero } from './page-hero';
import type { PageHeroProps } from './to-page-hero';

export const pageHero: BlockKind<PageHeroBlock, PageHeroProps> = {
  view: PageHero,
  read: () => import(/* webpackChunkName: "load.blocks" */ './to-page-hero'),
};
