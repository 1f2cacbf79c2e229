import type { BlockKind } from '../block-kind';
import { PageHero } from './page-hero';
import type { PageHeroProps } from './to-page-hero';
import type { PageHeroBlock } from './page-hero-shape';

export const pageHero: BlockKind<PageHeroBlock, PageHeroProps> = {
  view: PageHero,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-page-hero'),
};
