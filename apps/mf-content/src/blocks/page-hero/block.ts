import { blockKind } from '../block-kind';
import { PageHero } from './page-hero';

export const pageHero = blockKind(
  PageHero,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-page-hero'),
);
